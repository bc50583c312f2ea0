import type { ChildProcess } from 'node:child_process';

const ends: (() => void)[] = [];

// A test worker is told by a signal that it is not needed any more. NOTE: a child that outlived it would hold up the run.
process.once('SIGTERM', () => process.exit());
process.once('exit', () => {
  for (const end of ends) end();
});

/** Does this at the end of the process, whatever ends it. */
export function atWorkerEnd(end: () => void): void {
  ends.push(end);
}

/** Ends the child with this process, if it has not ended before. Its complaints come through us: it holds no pipe of ours. */
export function endWithWorker<Child extends ChildProcess>(child: Child): Child {
  atWorkerEnd(() => child.kill('SIGKILL'));
  child.stderr?.on('data', (part: Buffer) => process.stderr.write(part));
  return child;
}
