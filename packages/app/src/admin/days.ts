const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The beginning of a day in the reader's zone, moved on by days; undefined for a text that is no day. */
function startOf(day: string | undefined, moved: number): string | undefined {
  if (day === undefined || !DAY.test(day)) return undefined;
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const at = new Date(year, month - 1, date + moved);
  return Number.isNaN(at.getTime()) ? undefined : at.toISOString();
}

/** The range of times of whole days in the reader's zone, the last one included. */
export function readDays(from: string | undefined, until: string | undefined) {
  const [startsAt, endsAt] = [startOf(from, 0), startOf(until, 1)];
  if (startsAt === undefined && endsAt === undefined) return null;
  return { ...(startsAt === undefined ? {} : { startsAt }), ...(endsAt === undefined ? {} : { endsAt }) };
}
