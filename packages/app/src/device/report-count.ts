/** The number of reports whose figures a file has, as a sentence. */
export const sayReports = (count: number): string =>
  `It has the ${count === 1 ? 'figure of one report' : `figures of ${count === 0 ? 'no' : count} reports`}.`;
