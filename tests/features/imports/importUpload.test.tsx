import { readFileSync } from 'node:fs';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderApp } from '../../support/renderApp';
import { failCalls } from '../../support/failingServer';
import { axeViolations } from '../../support/axeViolations';
import { getFile, goodRows, shopCsv } from './shopFile';
import { chooseFile, currentStep, importPath, toTarget, toMapping } from './importWizard';

test('shows the accepted files and is linked in the menu', async () => {
  await renderApp(importPath);
  expect(await screen.findByRole('button', { name: 'Select file' })).toBeVisible();
  expect(screen.getByText(/CSV or TSV .*XLSX.*ODS.*NDJSON.*XML.*200 MB/)).toBeVisible();
  await waitFor(() => expect(screen.getByText('Into Winter preview')).toBeVisible());
  expect(screen.getByRole('link', { name: 'Import' })).toHaveAttribute('href', importPath);
  expect(await currentStep()).toBe('Upload');
});

test.each(['layout', 'mapping', 'check', 'apply'])(
  'begins with the upload if the URL has the step %s without a file',
  async (step) => {
    const { history } = await renderApp(`${importPath}?step=${step}`);
    expect(await screen.findByRole('button', { name: 'Select file' })).toBeVisible();
    expect(await currentStep()).toBe('Upload');
    await waitFor(() => expect(history.get().location.search).toBe(''));
  },
);

test('opens the file chooser with the button, for keyboard use', async () => {
  const { user } = await renderApp(importPath);
  const opened = vi.fn();
  (await screen.findByLabelText('Product file')).addEventListener('click', opened);
  screen.getByRole('button', { name: 'Select file' }).focus();
  await user.keyboard('{Enter}');
  expect(opened).toHaveBeenCalledOnce();
});

test('uploads, reads and detects a selected file', async () => {
  const { user, history } = await renderApp(importPath);
  await chooseFile(user, shopCsv(goodRows));
  expect(await currentStep()).toBe('Layout');
  expect(history.get().location.search).toMatch(/^\?file=[\w-]+&step=layout$|^\?step=layout&file=[\w-]+$/);
  expect(screen.getByRole('radio', { name: /^Shopify Detected/ })).toBeChecked();
  const facts = within(screen.getByRole('region', { name: 'File details' }));
  for (const fact of ['shop.csv', 'Delimited text (CSV)', 'Comma', '3', '10']) {
    expect(facts.getByText(fact)).toBeVisible();
  }
  expect(await axeViolations()).toEqual([]);
});

test('uploads an OpenDocument spreadsheet', async () => {
  const { user } = await renderApp(importPath);
  await chooseFile(user, new File([readFileSync('tests/files/custom.ods')], 'custom.ods'));
  expect(await currentStep()).toBe('Layout');
  const facts = within(screen.getByRole('region', { name: 'File details' }));
  for (const fact of ['custom.ods', 'OpenDocument spreadsheet (ODS)', '2']) {
    expect(facts.getByText(fact)).toBeVisible();
  }
});

test('accepts a dropped file, but only one at a time', async () => {
  await renderApp(importPath);
  const zone = (await screen.findByText('Drag a file here or select one')).parentElement!;
  const [one, two] = [getFile(shopCsv(goodRows)), getFile('x', 'other.csv')];
  fireEvent.drop(zone, { dataTransfer: { files: [one, two] } });
  expect(await screen.findByRole('alert')).toHaveTextContent('Upload one file at a time. You dropped 2.');
  fireEvent.drop(zone, { dataTransfer: { files: [one] } });
  expect(await screen.findByRole('radio', { name: /^Shopify/ })).toBeChecked();
});

test.each([
  ['an empty file', '', /can’t be imported\. .*empty/i],
  ['a header without rows', 'Handle,Title\n', /can’t be imported\. The file has no data below the header row/],
  ['a quote that never ends', 'Handle,Title\nmug,"Harbour mug\nclock,Tide clock\n', /row 2.*quot|quot.*row 2/i],
  ['ragged rows', 'Handle,Title\nmug,Mug\nclock,Clock,89\n', /row 3/i],
  ['two columns of one name', 'Title,Title\nMug,Mug\n', /“Title”|twice/i],
])('rejects %s with a message at the upload and lets the user select another file', async (_case, csv, words) => {
  const { user } = await renderApp(importPath);
  await user.upload(await screen.findByLabelText('Product file'), getFile(csv, 'broken.csv'));
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  expect(await currentStep()).toBe('Upload');
  await chooseFile(user, shopCsv(goodRows));
  expect(await currentStep()).toBe('Layout');
});

test('cancels an upload', async () => {
  await renderApp(importPath);
  const files = [getFile('x'.repeat(5 * 1024 ** 2), 'long.csv')];
  // Faster than a real user, so that the upload has only just started.
  fireEvent.change(await screen.findByLabelText('Product file'), { target: { files } });
  expect(screen.getByRole('progressbar', { name: 'Uploading long.csv' })).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Cancel upload' }));
  await waitFor(() => expect(screen.getByText('The upload of long.csv was canceled.')).toBeVisible());
  expect(screen.getByRole('button', { name: 'Select file' })).toBeVisible();
});

test('waits during an outage with a notice, then continues from the uploaded part', async () => {
  const { user } = await renderApp(importPath);
  const csv = shopCsv(goodRows);
  const connect = failCalls('/files/');
  await user.upload(await screen.findByLabelText('Product file'), getFile(csv));
  expect(
    await screen.findByText(/^0 bytes of .*\(0%\)\. The server isn’t responding\. The upload continues/),
  ).toBeVisible();
  expect(await axeViolations()).toEqual([]);
  connect();
  expect(await screen.findByRole('radio', { name: /^Shopify/ })).toBeChecked();
});

test('stops a failing upload with a reason and continues it on request', async () => {
  const { user } = await renderApp(importPath);
  const reach = globalThis.fetch;
  const spy = vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const isSecondSlice = /\/files\/.*offset=1048576$/.test(input instanceof Request ? input.url : String(input));
    return isSecondSlice
      ? Promise.resolve(Response.json({ error: 'Disk failure.' }, { status: 500 }))
      : reach(input, init);
  });
  const padding = `${' '.repeat(1024 ** 2)}\n`;
  (await screen.findByRole('button', { name: 'Select file' })).focus();
  await user.upload(screen.getByLabelText('Product file'), getFile(shopCsv(goodRows) + padding));
  expect(await screen.findByRole('alert')).toHaveTextContent(/^The upload of shop\.csv stopped at 100%\./);
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  spy.mockRestore();
  await user.click(screen.getByRole('button', { name: 'Continue upload' }));
  expect(await screen.findByRole('radio', { name: /^Shopify/ })).toBeChecked();
});

test('rejects a file above the size limit and says what to do', async () => {
  const { user } = await renderApp(importPath);
  const file = getFile('x', 'huge.csv');
  Object.defineProperty(file, 'size', { value: 201 * 1024 ** 2 });
  await user.upload(await screen.findByLabelText('Product file'), file);
  expect(await screen.findByRole('alert')).toHaveTextContent(/Couldn’t upload huge\.csv\..*up to 200 MB/);
});

test('accepts no file for an archived catalog and explains why', async () => {
  await renderApp('/catalogs/3/import');
  await waitFor(() => expect(screen.getByText(/This catalog is archived/)).toBeVisible());
  expect(screen.getByRole('link', { name: 'Go to catalog' })).toHaveAttribute('href', '/catalogs/3');
  expect(screen.queryByRole('button', { name: 'Select file' })).not.toBeInTheDocument();
});

test('uses the mapping of another layout after it is selected', async () => {
  const { user } = await renderApp(importPath);
  await chooseFile(user, shopCsv(goodRows));
  await user.click(screen.getByRole('radio', { name: /^Other file/ }));
  await toMapping(user);
  expect(toTarget('Handle')).toHaveDisplayValue('Parent product of the variant');
});
