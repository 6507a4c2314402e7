const redrawMs = 250;
const clearLine = '\r\u001b[2K';

const secondsSince = (began: number): string => `${((performance.now() - began) / 1000).toFixed(1)} s`;

/** Shows progress: one changing line on a terminal, or a line per step elsewhere. */
export function showProgress(out: Pick<NodeJS.WriteStream, 'write' | 'isTTY'> = process.stdout) {
  const began = performance.now();
  const running = new Set<string>();
  const draw = () =>
    out.write(`${clearLine}  ${secondsSince(began).padStart(6)}  ${[...running].join(' · ')}`);
  const timer = out.isTTY ? setInterval(draw, redrawMs) : undefined;
  timer?.unref();

  function begin(step: string): void {
    running.add(step);
    if (timer) draw();
    else out.write(`  ${step} …\n`);
  }

  function finish(step: string, outcome: string): void {
    running.delete(step);
    if (timer) draw();
    else out.write(`  ${step}: ${outcome}\n`);
  }

  function end(): void {
    clearInterval(timer);
    if (timer) out.write(clearLine);
  }

  return {
    /** Shows a step while its work is running. */
    async during<T>(step: string, work: Promise<T> | T): Promise<T> {
      const since = performance.now();
      begin(step);
      try {
        const made = await work;
        finish(step, secondsSince(since));
        return made;
      } catch (error) {
        finish(step, 'failed');
        throw error;
      }
    },
    /** Clears the progress line for the next writer. */
    end,
    [Symbol.dispose]: end,
  };
}
