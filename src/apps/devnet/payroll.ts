import { randomBytes } from 'node:crypto';
import { AppError } from '@income-series/protocol/errors/app-error';
import { type Period, parsePeriod } from '@income-series/protocol/period';
import { type JsonRequest, type JsonServer, startJsonServer } from '../../adapters/http/json-server.ts';

interface PayrollFigure {
  /** The income from the year's start to the period's end, in minor units. */
  readonly yearToDate: bigint;
  /** True if it was not paid in money. */
  readonly nonCash?: boolean;
}

/** A payroll provider for development, from which an issuer's device gets the year-to-date income. */
export interface Payroll {
  readonly url: string;
  /** The URL of the figure: GET with `?period=` and a session as bearer token. */
  readonly endpoint: string;
  /** Opens a session of an employee and returns its token. */
  openSession(employee: string): string;
  /** Closes a period of an employee with its figure. An open period has no figure. */
  closePeriod(employee: string, period: Period, figure: PayrollFigure): void;
  stop(): Promise<void>;
}

/** Starts the provider on a local port, without sessions and figures. */
export async function startPayroll(options: { port?: number } = {}): Promise<Payroll> {
  const sessions = new Map<string, string>();
  const figures = new Map<string, PayrollFigure>();
  const figureKey = (employee: string, period: Period) => `${employee}\n${period}`;

  const yearToDate = ({ headers, query }: JsonRequest) => {
    const token = /^Bearer (\S+)$/.exec(headers.authorization ?? '')?.[1];
    const employee = token === undefined ? undefined : sessions.get(token);
    if (employee === undefined) throw new AppError('UNAUTHENTICATED');
    const period = parsePeriod(Number(query.get('period')));
    const figure = figures.get(figureKey(employee, period));
    if (figure === undefined) return { employee, period, status: 'open' };
    // The order of the properties must stay, because claims match the text.
    return {
      employee,
      period,
      status: 'closed',
      yearToDate: figure.yearToDate.toString(),
      nonCash: figure.nonCash ?? false,
    };
  };

  const server: JsonServer = await startJsonServer({
    routes: { 'GET /v1/year-to-date': yearToDate, 'GET /health': () => ({ ok: true }) },
    port: options.port ?? 0,
    maxBody: 0,
  });
  return {
    url: server.url,
    endpoint: `${server.url}/v1/year-to-date`,
    openSession(employee) {
      const token = randomBytes(24).toString('base64url');
      sessions.set(token, employee);
      return token;
    },
    closePeriod: (employee, period, figure) => void figures.set(figureKey(employee, period), figure),
    stop: () => server.close(),
  };
}
