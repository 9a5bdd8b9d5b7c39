import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeName, toPlain } from './plain.ts';

describe('text of others', () => {
  it.each([
    ['an escape sequence', 'a\u001b[2Jb', 'a?[2Jb'],
    ['a line feed', 'a\nb', 'a?b'],
    ['a change of direction', 'a\u202eb', 'a?b'],
    ['letters of all scripts', 'Ärger 税 ÷', 'Ärger 税 ÷'],
  ])('with %s', (_, text, expected) => {
    expect(toPlain(text)).toBe(expected);
  });

  it.each([
    ['../../etc/passwd', 'passwd'],
    ['C:\\temp\\tax return.pdf', 'tax return.pdf'],
    ['.ssh', 'ssh'],
    ['..', 'file-0'],
    ['', 'file-0'],
    ['a/', 'file-0'],
    ['name\u0000.txt', 'name_.txt'],
    [`${'x'.repeat(300)}.pdf`, 'x'.repeat(200)],
    ['नमस्ते ภาษีเงินได้.pdf', 'नमस्ते ภาษีเงินได้.pdf'],
    [`${'税'.repeat(100)}.pdf`, '税'.repeat(66)],
    [`${'x'.repeat(198)}e\u0329\u0353`, 'x'.repeat(198)],
    [`${'x'.repeat(199)}𝒳.pdf`, 'x'.repeat(199)],
    [`${'x'.repeat(199)}.pdf`, 'x'.repeat(199)],
    ['\u0301.', 'file-0'],
    ['nul.txt', 'file-0'],
    ['Com1', 'file-0'],
    ['console.txt', 'console.txt'],
  ])('as a file’s name: %s', (text, name) => {
    expect(safeName(text, 'file-0')).toBe(name);
  });

  it('never becomes a path or a hidden file', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const name = safeName(text, 'file');
        expect(name).not.toMatch(/^\.|[/\\\p{Cc}\p{Cs}]|\.$|^$/u);
        expect(Buffer.byteLength(name)).toBeLessThanOrEqual(200);
      }),
    );
  });
});
