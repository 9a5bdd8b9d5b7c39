// Loaded into a measured process by --import: answers its CPU time so far (ms) each time its parent asks, and ends with it.
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.({ cpu: (user + system) / 1000 });
});
process.on('disconnect', () => process.exit());
