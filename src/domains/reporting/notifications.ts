import type { Notifications } from '../notifications/index.ts';

export const notifications = {
  events: {
    ReportAccepted: {
      series: 'series',
      fields: { period: ['period'] },
      subject: 'Report for {period}',
      sentence: 'The report for {period} was accepted.',
    },
    RoutedReportAccepted: {
      series: 'series',
      fields: { period: ['period'] },
      subject: 'Report for {period}',
      sentence: 'The report for {period} was accepted.',
    },
    PeriodMissed: {
      series: 'series',
      fields: { period: ['period'] },
      subject: 'No report for {period}',
      sentence: 'The report for {period} was not made in time.',
    },
    PeriodDeferred: {
      series: 'series',
      fields: { period: ['period'] },
      subject: 'Report for {period} put off',
      sentence: 'The report for {period} is put off: a pause of the series extended its window.',
    },
  },
} as const satisfies Notifications;
