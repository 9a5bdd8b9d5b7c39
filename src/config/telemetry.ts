import { z } from 'zod';
import type { VariableReader } from './reader.ts';
import type { TelemetryConfig } from './types.ts';
import * as value from './values.ts';

/** Parses `host:port`, with an IPv6 address in brackets. */
const listenAddress = z.string().transform((text, ctx) => {
  const [, bracketed, plain, digits = ''] =
    /^(?:\[([0-9A-Fa-f:.]{2,45})\]|([A-Za-z0-9.-]{1,255})):(\d{1,5})$/.exec(text) ?? [];
  const host = bracketed ?? plain;
  const port = Number(digits);
  if (host !== undefined && port <= 65_535) return { host, port };
  ctx.addIssue({ code: 'custom', message: 'must be host:port' });
  return z.NEVER;
});

/** Parses GraphQL names, separated by commas. */
const names = z
  .string()
  .transform((text) => [...new Set(text.split(',').map((part) => part.trim()))])
  .refine(
    (list) => list.length <= 1_000 && list.every((name) => /^[_A-Za-z]\w{0,63}$/.test(name)),
    'must be at most 1,000 names of operations, separated by commas',
  );

/**
 * Reads the settings of metrics and traces. The settings of traces are OpenTelemetry's own variables
 * (https://opentelemetry.io/docs/specs/otel/configuration/sdk-environment-variables/); its library reads the others itself.
 */
export function readTelemetry({ optional }: VariableReader): TelemetryConfig {
  const metrics = optional('METRICS_ADDRESS', listenAddress);
  const operations = optional('METRICS_OPERATIONS', names) ?? [];
  const exporter = optional('OTEL_TRACES_EXPORTER', value.oneOf(['otlp', 'none']));
  const isDisabled = optional('OTEL_SDK_DISABLED', z.string())?.toLowerCase() === 'true';
  const url = value.url('http', 'https');
  const endpoints = [optional('OTEL_EXPORTER_OTLP_ENDPOINT', url), optional('OTEL_EXPORTER_OTLP_TRACES_ENDPOINT', url)];
  for (const name of ['OTEL_EXPORTER_OTLP_PROTOCOL', 'OTEL_EXPORTER_OTLP_TRACES_PROTOCOL'] as const) {
    optional(name, value.oneOf(['http/protobuf']));
  }
  const isEnabled =
    exporter === 'otlp' || (exporter === undefined && endpoints.some((endpoint) => endpoint !== undefined));
  return { metrics, operations, traces: isEnabled && !isDisabled };
}
