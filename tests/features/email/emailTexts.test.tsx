import { describe, expect, test } from 'vitest';
import { answerRecipients, answerSubject } from '#features/email/reading/answers';
import { toExcerpt } from '#features/email/list/excerpt';
import { pathInApp } from '#ui/text/htmlPurifier';
import { toQuote, splitQuote } from '#features/email/writing/emailQuote';
import { isComplete, joinRecipients, parseRecipients, recipientText } from '#features/email/writing/recipients';
import { isEmailAddress } from '#shared/emailAddress';
import { htmlOfText, textOfHtml } from '#lib/htmlText';

const mei = { name: 'Mei', email: 'mei@example.com' };
const jo = { name: 'Jo', email: 'jo@example.com' };
const ada = { name: 'Ada', email: 'admin@demo.com' };

describe('Recipients', () => {
  test.each([
    ['mei@example.com', [{ name: 'mei@example.com', email: 'mei@example.com' }]],
    ['Mei <mei@example.com>; "Jo" <jo@example.com>', [mei, jo]],
    ['"Jansen; Mei, Dr." <mei@example.com>, Jo <jo@example.com>', [{ ...mei, name: 'Jansen; Mei, Dr.' }, jo]],
    [' , ;\n', []],
    ['<mei@example.com>', [{ name: 'mei@example.com', email: 'mei@example.com' }]],
    ['nobody', [{ name: 'nobody', email: 'nobody' }]],
  ])('are parsed from %j as %j', (text, people) => expect(parseRecipients(text)).toEqual(people));

  test.each([
    ['a@b.example', true],
    ['a@b', false],
    ['a b@c.example', false],
    ['@b.example', false],
  ])('checks whether %s is an email address: %s', (text, is) => expect(isEmailAddress(text)).toBe(is));

  test.each([
    ['jo@example.com', false],
    ['jo@example.com,', true],
    ['jo@example.com;', true],
    ['"Jansen,', false],
    ['"Jansen, Mei" <mei@example.com>,', true],
  ])('checks whether %s is complete: %s', (text, is) => expect(isComplete(text)).toBe(is));

  test.each(['Mei', 'Jansen, Mei', 'Jansen; Mei'])('are formatted so that they parse back unchanged: %s', (name) =>
    expect(parseRecipients(recipientText({ ...mei, name }))).toEqual([{ ...mei, name }]),
  );

  test('without a name are shown by email address', () => {
    expect(recipientText({ name: 'x@y.example', email: 'x@y.example' })).toBe('x@y.example');
  });

  test('are merged by email address, and the first name wins', () =>
    expect(joinRecipients([mei], [{ name: 'M.', email: 'MEI@example.com' }, jo])).toEqual([mei, jo]));
});

describe('Reply', () => {
  const email = { from: { ...mei, avatar: null }, to: [ada, jo], cc: [{ name: 'Kim', email: 'kim@example.com' }, jo] };

  test.each([
    ['reply', [mei], []],
    ['replyAll', [mei, jo], [{ name: 'Kim', email: 'kim@example.com' }]],
    ['forward', [], []],
  ] as const)('of kind %s goes to %j and %j', (kind, to, cc) =>
    expect(answerRecipients(email, kind, 'Admin@demo.com')).toEqual({ to, cc }),
  );

  test('to a sent email goes to its recipients', () => {
    const own = { from: { ...ada, avatar: null }, to: [mei], cc: [] };
    expect(answerRecipients(own, 'reply', 'admin@demo.com')).toEqual({ to: [mei], cc: [] });
  });

  test.each([
    ['Tents', 'reply', 'Re: Tents'],
    ['RE: Tents', 'replyAll', 'RE: Tents'],
    ['Re: Tents', 'forward', 'Fwd: Re: Tents'],
    ['', 'reply', 'Re:'],
  ] as const)('to %j of kind %s has the subject %j', (subject, kind, result) =>
    expect(answerSubject(subject, kind)).toBe(result),
  );
});

describe('Plain text', () => {
  test.each(['One', 'One\n\ntwo', 'One\ntwo\n\nthree & <four>', ''])(
    'is unchanged after conversion to HTML and back: %j',
    (text) => expect(textOfHtml(htmlOfText(text))).toBe(text),
  );

  test('has no redundant blank lines', () => expect(htmlOfText('  One \n\n\n \n two\n')).toBe('<p>One</p><p>two</p>'));

  test('is extracted from other HTML', () =>
    expect(textOfHtml('<h3>Menu</h3><ol><li>Soup</li><li>Cake</li></ol><script>x()</script><p>Bye</p>')).toBe(
      'Menu\n\nSoup\nCake\n\nBye',
    ));
});

describe('Quotation', () => {
  test('is separated from the text above it', () => {
    const quote = toQuote('7', ['Mei <wrote>:', 'two'], '<p>Hello');
    expect(quote).toBe(
      '<blockquote cite="/apps/email?email=7"><p>Mei &lt;wrote&gt;:<br>two</p><p>Hello</p></blockquote>',
    );
    expect(splitQuote(`<p>Yes</p>${quote}`)).toEqual({ own: '<p>Yes</p>', quote });
  });

  test.each(['<p>Yes</p>', '<p>Yes</p><blockquote>Not ours</blockquote>', '<p>/apps/email?email=1</p>'])(
    'is not detected in %s',
    (html) => expect(splitQuote(html)).toEqual({ own: html, quote: '' }),
  );

  test('is left out of the excerpt unless there is no other text', () => {
    expect(toExcerpt(`<p>Yes</p><p>no</p>${toQuote('7', ['Mei'], 'Hello')}`)).toBe('Yes no');
    expect(toExcerpt('<table><tr><th>Created</th><th>Failed</th></tr></table>')).toBe('Created Failed');
    expect(toExcerpt(toQuote('7', ['Mei'], '<p>Hello</p>'))).toBe('Mei Hello');
  });
});

test.each([
  ['/jobs?status=FAILED#x', '/jobs?status=FAILED#x'],
  [`${window.location.origin}/jobs`, '/jobs'],
  ['//evil.example/jobs', null],
  ['/\\evil.example', null],
  ['https://evil.example/jobs', null],
  ['jobs', null],
  ['javascript:alert(1)', null],
  ['http://[', null],
])('resolves the URL %j to the app path %j', (address, path) => expect(pathInApp(address)).toBe(path));
