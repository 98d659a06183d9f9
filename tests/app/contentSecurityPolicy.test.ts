import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { inlineScriptHashes, pageDirectives, policyText } from '#scripts/contentSecurityPolicy';
import { graphiqlPage } from '#scripts/gateway/graphiqlPage';

const computeHash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test.each([
  ['none', '<p>Tents</p>', []],
  ['a file', '<script type="module" src="/assets/index.js"></script>', []],
  ['one of its own', '<script>\n  paint();\n</script>', ['\n  paint();\n']],
  [
    'modules',
    '<script type="module">a < b;</script><p></p><script src="/b.js"></script><script>c</script>',
    ['a < b;', 'c'],
  ],
])('the policy allows the inline scripts of a page with %s', (_title, html, scripts) => {
  expect(inlineScriptHashes(html)).toEqual(scripts.map(computeHash));
});

test.each([
  [undefined, ["'self'"]],
  ['', ["'self'"]],
  ['/graphql', ["'self'"]],
  ['https://catalogs.example/v1/graphql', ["'self'", 'https://catalogs.example']],
])('with %s as its server, the page can call %j', (serverUrl, sources) => {
  expect(pageDirectives('', serverUrl)['connect-src']).toEqual(sources);
});

test('the app page runs its own scripts and no text as code', async () => {
  const html = await readFile('index.html', 'utf8');
  const scripts = pageDirectives(html)['script-src'];
  expect(scripts).toEqual(["'self'", expect.stringMatching(/^'sha256-/), expect.stringMatching(/^'sha256-/)]);
  expect(policyText(pageDirectives(html))).toMatch(/^default-src 'none'; script-src 'self' 'sha256-/);
});

test('the GraphiQL page of the gateway runs only its own scripts', () => {
  const html = graphiqlPage();
  const [, policy = ''] = /<meta http-equiv="Content-Security-Policy" content="([^"]*)" \/>/.exec(html) ?? [];
  expect(policy).toMatch(/^default-src 'none'; script-src( 'sha256-[\w+/=]+')+; /);
  expect(policy).toContain(inlineScriptHashes(html).join(' '));
});
