export { createMailSink } from './sink.ts';
export { createSmtpMailer, type SmtpOptions } from './smtp.ts';
