//! A whole request, in order, on one thread or several.

use crate::record::Record;
use crate::{Job, Refusal, Repeats};
use bridgeshape_dsl_ir::diag::Code;
use std::collections::HashSet;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, sync_channel};
use std::thread;

/// The most indices that a worker takes at a time.
const LARGEST_CHUNK: u64 = 64;
/// Indices in a row that give nothing new before a request for distinct deals is given up.
const MOST_REPEATS: u64 = 100_000;
/// Chunks that a worker may be ahead of what has been given out.
const AHEAD: usize = 4;

/// What becomes of a record: go on, enough, or a reason to give up.
type Take<'a> = dyn FnMut(Record) -> Result<ControlFlow<()>, Refusal> + 'a;

impl Job {
    /// Gives the records of the request to `give`, in order of index, until the count is reached or `give`
    /// breaks off. The same records whatever the number of threads.
    ///
    /// # Errors
    /// The refusal of the first index that fails; all records before it have been given.
    pub fn run(
        &self,
        threads: usize,
        mut give: impl FnMut(Record) -> ControlFlow<()>,
    ) -> Result<(), Refusal> {
        let request = self.request();
        let mut seen = HashSet::new();
        let mut repeats = 0;
        let mut left = request.count;
        let mut take = |record: Record| {
            if request.repeats == Repeats::PassedOver && !seen.insert(record.deal) {
                repeats += 1;
                if repeats < MOST_REPEATS {
                    return Ok(ControlFlow::Continue(()));
                }
                let detail =
                    format!("no new deal at {MOST_REPEATS} indices in a row: {left} more were asked for");
                return Err(Refusal::new(Code::GenerationTimeLimit, None, detail));
            }
            repeats = 0;
            left -= 1;
            Ok(match give(record) {
                ControlFlow::Continue(()) if left > 0 => ControlFlow::Continue(()),
                _ => ControlFlow::Break(()),
            })
        };
        if request.count == 0 {
            return Ok(());
        }
        if threads <= 1 {
            let mut worker = self.worker();
            for index in request.start..=u64::MAX {
                if take(worker.deal(index)?)?.is_break() {
                    break;
                }
            }
            return Ok(());
        }
        self.share(threads as u64, &mut take)
    }

    /// The same with several workers: worker `w` takes the chunks `w, w + threads, …`.
    fn share(&self, threads: u64, take: &mut Take<'_>) -> Result<(), Refusal> {
        let enough = AtomicBool::new(false);
        let request = self.request();
        // A few chunks for each worker, so that short requests are shared and the first record is soon there.
        let chunk_size = (request.count / (4 * threads)).clamp(1, LARGEST_CHUNK);
        // Nobody deals beyond the last index, unless indices may be passed over.
        let last = match request.repeats {
            Repeats::Allowed => request.count - 1,
            Repeats::PassedOver => u64::MAX,
        };
        thread::scope(|scope| {
            let lines: Vec<Receiver<_>> = (0..threads)
                .map(|first| {
                    let (send, receive) = sync_channel(AHEAD);
                    let enough = &enough;
                    scope.spawn(move || {
                        let mut worker = self.worker();
                        let starts = (0..).map(|turn| first + turn * threads);
                        for chunk in starts {
                            let Some(from) = chunk.checked_mul(chunk_size).filter(|&from| from <= last)
                            else {
                                return;
                            };
                            let mut records = Vec::with_capacity(chunk_size as usize);
                            for step in (from..=last).take(chunk_size as usize) {
                                let Some(index) = request.start.checked_add(step) else { break };
                                if enough.load(Ordering::Relaxed) {
                                    return;
                                }
                                let record = worker.deal(index);
                                let failed = record.is_err();
                                records.push(record);
                                if failed {
                                    break;
                                }
                            }
                            // The other side hangs up when it has enough.
                            if send.send(records).is_err() {
                                return;
                            }
                        }
                    });
                    receive
                })
                .collect();
            let outcome = collect(&lines, take);
            enough.store(true, Ordering::Relaxed);
            drop(lines);
            outcome
        })
    }
}

/// Takes chunks from the workers in turn.
fn collect(lines: &[Receiver<Vec<Result<Record, Refusal>>>], take: &mut Take<'_>) -> Result<(), Refusal> {
    for line in lines.iter().cycle() {
        // A worker that is gone has come to the last index there is.
        let Ok(records) = line.recv() else { return Ok(()) };
        for record in records {
            if take(record?)?.is_break() {
                return Ok(());
            }
        }
    }
    Ok(())
}
