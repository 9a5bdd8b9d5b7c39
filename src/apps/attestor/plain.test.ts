import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plain, safeName } from './plain.ts';

describe('text of others', () => {
  it.each([
    ['an escape sequence', 'a\u001b[2Jb', 'a?[2Jb'],
    ['a line feed', 'a\nb', 'a?b'],
    ['a change of direction', 'a\u202eb', 'a?b'],
    ['letters of all scripts', 'Ärger 税 ÷', 'Ärger 税 ÷'],
  ])('with %s', (_, text, expected) => {
    expect(plain(text)).toBe(expected);
  });

  it.each([
    ['../../etc/passwd', 'passwd'],
    ['C:\\temp\\tax return.pdf', 'tax return.pdf'],
    ['.ssh', 'ssh'],
    ['..', 'file-0'],
    ['', 'file-0'],
    ['a/', 'file-0'],
    ['name\u0000.txt', 'name_.txt'],
    [`${'x'.repeat(300)}.pdf`, 'x'.repeat(100)],
  ])('as a file’s name: %s', (text, name) => {
    expect(safeName(text, 'file-0')).toBe(name);
  });

  it('never becomes a path or a hidden file', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const name = safeName(text, 'file');
        expect(name).not.toMatch(/^\.|[/\\\p{Cc}]|^$/u);
        expect(name.length).toBeLessThanOrEqual(100);
      }),
    );
  });
});
