import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { excerptAround, splitAtMatches } from '#lib/textMatch';
import { Highlight } from '#ui/text/Highlight';
import { renderComponent } from '../support/renderComponent';

/** The text with its matches in brackets. */
const mark = (text: string, q: string) =>
  splitAtMatches(text, q)
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join('');

test.each([
  ['a blank search', 'Undo a job', '  ', 'Undo a job'],
  ['an empty text', '', 'undo', ''],
  ['no match', 'Undo a job', 'publish', 'Undo a job'],
  ['another case', 'Undo a JOB', 'job', 'Undo a [JOB]'],
  ['several matches', 'A job undoes a job', 'job', 'A [job] undoes a [job]'],
  ['adjacent matches', 'aaaa', 'aa', '[aa][aa]'],
  ['the whole text', 'job', 'job', '[job]'],
  ['diacritics in the text', 'Crème brûlée', 'creme brulee', '[Crème brûlée]'],
  ['diacritics in the search', 'Sao Paulo', 'são', '[Sao] Paulo'],
  ['combining marks', 'Cre\u0300me', 'creme', '[Cre\u0300me]'],
  ['a mark after the match', 'cafe\u0301s', 'cafe', '[cafe\u0301]s'],
  ['a sharp s', 'Die Größe', 'GROSSE', 'Die [Größe]'],
  ['part of a ligature', 'Office ﬁles', 'fil', 'Office [ﬁl]es'],
  ['special characters of patterns', 'Costs $6.90 (net)*', '$6.90 (net)*', 'Costs [$6.90 (net)*]'],
  ['a period, literally', 'a.b acb', 'a.b', '[a.b] acb'],
  ['a backslash', 'C:\\files', '\\f', 'C:[\\f]iles'],
  ['markup', '<b>bold</b>', '<b>', '[<b>]bold</b>'],
  ['other spaces', 'ten\u00a0days\nlater', 'ten   days later', '[ten\u00a0days\nlater]'],
  ['right-to-left text', 'שלום עולם', 'עולם', 'שלום [עולם]'],
  ['characters outside the basic plane', '😀 smile 😀', '😀', '[😀] smile [😀]'],
])('marks matches with %s', (_case, text, q, marked) => {
  expect(mark(text, q)).toBe(marked);
  expect(
    splitAtMatches(text, q)
      .map((part) => part.text)
      .join(''),
  ).toBe(text);
});

const long = `${'one two three four five '.repeat(12)}needle ${'six seven eight nine ten '.repeat(12)}`.trim();

test.each([
  ['a short text', 'Short text', 'text', /^Short text$/],
  ['no match: its beginning', long, 'missing', /^one two .+ …$/],
  ['a match in the middle', long, 'needle', /^… .*\bneedle\b.* …$/],
  ['a match at the end', `${long} last`, 'last', /^… .* last$/],
])('cuts an excerpt for %s', (_case, text, q, expected) => {
  const excerpt = excerptAround(text, q);
  expect(excerpt).toMatch(expected);
  expect(excerpt.length).toBeLessThanOrEqual(180);
});

test('renders matches as marks and everything else as text', async () => {
  await renderComponent(<Highlight text="<i>Undo</i> a job" q="undo" />);
  expect(screen.getByText('Undo').tagName).toBe('MARK');
  expect(document.querySelector('i')).toBeNull();
});
