/** Prints for the parent process the port that this one serves on, then its CPU time so far (ms) each time it asks. */
export function answerMeasures(port: number): void {
  process.on('message', () => {
    const { user, system } = process.cpuUsage();
    process.send?.({ cpu: (user + system) / 1000 });
  });
  process.on('disconnect', () => process.exit());
  process.send?.({ port });
}
