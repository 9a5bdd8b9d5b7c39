import { MAX_OPERATION_NAMES } from './operation-names.ts';

/** The definition of a metric. Each of its `labels` has a bounded set of values. */
export interface MetricDefinition {
  readonly kind: 'counter' | 'gauge' | 'histogram';
  readonly help: string;
  readonly labels: readonly string[];
  /** The upper bounds of a histogram's buckets. */
  readonly buckets?: readonly number[];
}

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
const COSTS = [1, 5, 25, 100, 500, 1_000, 2_500, 5_000, 10_000, 20_000];

const counter = <const L extends readonly string[]>(help: string, ...labels: L) =>
  ({ kind: 'counter', help, labels }) as const;
const gauge = <const L extends readonly string[]>(help: string, ...labels: L) =>
  ({ kind: 'gauge', help, labels }) as const;
const histogram = <const L extends readonly string[]>(help: string, buckets: readonly number[], ...labels: L) =>
  ({ kind: 'histogram', help, labels, buckets }) as const;

/**
 * Every metric of the product, by its Prometheus name. No label is personal. Each has a bounded set of values: constants of the
 * code, error codes, and at most `MAX_OPERATION_NAMES` names of operations.
 */
export const METRICS = {
  income_series_build_info: gauge('Always 1; the version and the Node.js release are its labels.', 'version', 'node'),

  income_series_requests_total: counter(
    `HTTP requests by operation name (at most ${MAX_OPERATION_NAMES}, then "other"), type of operation ("invalid" where there is none, "http" for other paths) and first error code, or OK. A feed counts when it ends.`,
    'operation',
    'type',
    'code',
  ),
  income_series_request_duration_seconds: histogram(
    'Duration of GraphQL requests, feeds excepted, by operation name and type.',
    SECONDS,
    'operation',
    'type',
  ),
  income_series_request_cost: histogram('Cost of the operations that were let in, by type.', COSTS, 'type'),

  income_series_compiled_reads_total: counter(
    'Queries of known documents, by how they were answered: compiled into one statement, or why by resolvers.',
    'answer',
  ),

  income_series_standby_reads_total: counter(
    'Compiled reads where standbys are configured, by place (standby, primary) and why the primary answered: by the class of the document (class), as no standby had caught up (behind) or answered (unavailable), or as the answer was of another server than the one that was asked how far it is (witness); none for a standby.',
    'place',
    'why',
  ),
  income_series_standby_usable: gauge(
    '1 where a standby is read from, else 0; by its place in DATABASE_READ_URLS.',
    'standby',
  ),
  income_series_standby_lag_bytes: gauge(
    'Bytes of log that a standby had still to replay when it was last asked.',
    'standby',
  ),

  income_series_gate_running: gauge(
    'Operations that are executed now, by line (small, large, commit, node, signature, rendering).',
    'line',
  ),
  income_series_gate_waiting: gauge('Operations that wait for their turn, by line.', 'line'),
  income_series_gate_large_cost: gauge('Cost of the large operations that are executed now.'),
  income_series_gate_refused_total: counter('Operations that were refused with OVERLOADED, by line.', 'line'),

  income_series_rejections_unhandled_total: counter(
    'Rejections that nobody handled, which the gateway survived: each is a defect, and a line of its log says where.',
  ),
  income_series_feeds_open: gauge('Subscriptions that are open.'),
  income_series_answers_cut_off_total: counter(
    'Answers that were cut off: not read in time or too many bytes (unread), or too many notices waited (feed).',
    'reason',
  ),

  income_series_database_up: gauge('1 where the database answered the last reading, else 0.'),
  income_series_database_connections: gauge('Connections by pool and state (in_use, idle).', 'pool', 'state'),
  income_series_database_connections_max: gauge('The most connections that a pool may have.', 'pool'),
  income_series_database_waiting: gauge('Statements and transactions that wait for a connection, by pool.', 'pool'),

  income_series_index_block: gauge('The last indexed block, as the database has it.', 'chain'),
  income_series_index_halted: gauge('1 where the index is halted until an operator resets it.', 'chain'),
  income_series_node_block: gauge("The node's newest block, as the indexer of this process last read it.", 'chain'),
  income_series_index_lag_blocks: gauge('Blocks that the indexer of this process has still to index.', 'chain'),
  income_series_index_failing: gauge(
    "1 where the last step of this process's indexer failed, by code.",
    'chain',
    'code',
  ),

  income_series_outbox_messages: gauge('Messages by state: PENDING, QUEUED, DEAD; counted up to 10,000.', 'state'),
  income_series_outbox_oldest_seconds: gauge('Age of the oldest message that is PENDING or QUEUED; 0: none.'),
  income_series_outbox_dispatched_total: counter('Messages that this process dispatched.'),
  income_series_outbox_failures_total: counter('Dispatches that failed, by code.', 'code'),
  income_series_mails: gauge('Mails by state: PENDING, DEAD; counted up to 10,000.', 'state'),
  income_series_mail_oldest_seconds: gauge('Age of the oldest mail that is PENDING; 0: none.'),
  income_series_mail_attempts_total: counter(
    'Mails that this process took on, by outcome: SENT, SKIPPED, DEAD, RETRY.',
    'outcome',
  ),

  income_series_keepers_leading: gauge('1 where this process leads the keepers of a chain.', 'chain'),
  income_series_keeper_runs_total: counter(
    "A keeper's runs by code, OK where it ran to its end.",
    'chain',
    'keeper',
    'code',
  ),
  income_series_keeper_sends_total: counter(
    "A keeper's transactions that were mined and succeeded.",
    'chain',
    'keeper',
  ),
  income_series_keeper_failures_total: counter('What was due and was refused, by keeper.', 'chain', 'keeper'),
  income_series_keeper_deleted_rows_total: counter(
    'Rows that a keeper deleted; the purge runs with the keepers of the first chain.',
    'chain',
    'keeper',
  ),
  income_series_keeper_spent_wei: gauge(
    'What keepers spent on an EVM chain in the last 24 hours, what is reserved included.',
    'chain',
  ),
  income_series_keeper_daily_limit_wei: gauge('The most that keepers may spend on an EVM chain in 24 hours.', 'chain'),
  income_series_keeper_spent_lamports: gauge(
    'What keepers spent on a Solana cluster in the last 24 hours, what is reserved included.',
    'chain',
  ),
  income_series_keeper_daily_limit_lamports: gauge(
    'The most that keepers may spend on a Solana cluster in 24 hours.',
    'chain',
  ),
  income_series_keeper_limit_too_low: gauge(
    '1 where the daily limit of a chain’s keepers cannot do what is due by its deadline, or calls without one wait for more than a day.',
    'chain',
  ),
  income_series_wallet_below_reserve: gauge(
    '1 where the account that pays on a chain (relayer, keeper) has less than EVM_RESERVE_BALANCE or SOLANA_RESERVE_BALANCE.',
    'chain',
    'wallet',
  ),
} as const satisfies Readonly<Record<string, MetricDefinition>>;

export type MetricName = keyof typeof METRICS;
type MetricsOfKind<K extends MetricDefinition['kind']> = {
  [N in MetricName]: (typeof METRICS)[N]['kind'] extends K ? N : never;
}[MetricName];
type Counter = MetricsOfKind<'counter'>;
type Gauge = MetricsOfKind<'gauge'>;
type Histogram = MetricsOfKind<'histogram'>;

/** A value for each label of a metric. */
type Labels<N extends MetricName> = Readonly<Record<(typeof METRICS)[N]['labels'][number], string>>;

/** A value that is read when Prometheus collects the metrics. */
export type Reading = {
  [N in Counter | Gauge]: readonly [name: N, value: number, ...labels: LabelArgument<N>];
}[Counter | Gauge];

type LabelArgument<N extends MetricName> = (typeof METRICS)[N]['labels']['length'] extends 0 ? [] : [Labels<N>];

/** Records metrics. No method throws or waits. */
export interface Metrics {
  /** Adds to a counter. */
  count<N extends Counter>(name: N, by: number, ...labels: LabelArgument<N>): void;
  /** Adds a value to a histogram. */
  observe<N extends Histogram>(name: N, value: number, ...labels: LabelArgument<N>): void;
  /**
   * Adds a source of values that is read when Prometheus collects the metrics. A metric that the source leaves out has no value
   * then. A source that fails or takes too long is skipped.
   */
  read(source: () => readonly Reading[] | Promise<readonly Reading[]>): void;
  /** The label for the name of an operation, which a caller chose. */
  operation(name: string | undefined): string;
}

/** Metrics that record nothing. */
export const NO_METRICS: Metrics = {
  count: () => {},
  observe: () => {},
  read: () => {},
  operation: () => '',
};
