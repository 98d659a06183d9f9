import { screen, waitFor, within } from '@testing-library/react';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lostParts, toDocument, toHtml } from '#ui/richText/richTextHtml';
import { axeViolations } from '#tests/support/axeViolations';
import { renderApp } from '#tests/support/renderApp';
import { changeStored, readStored } from '#tests/support/stored';
import { field, retype, save } from './productForm';

const tent = '/catalogs/1/products/1';

describe('HTML in the visual editor', () => {
  test.each([
    ['', []],
    ['<p>Plain <b>bold</b> and <i>italic</i>.</p>', []],
    [
      '<h2>Size</h2><ul><li>One</li><li><a href="/two" title="2">Two</a></li></ul><ol start="3"><li>Three</li></ol>',
      [],
    ],
    ['<div>A block</div><p>Line<br>break</p><blockquote><p>Said</p></blockquote><hr>', []],
    ['Text without any element', []],
    ['<p class="lead">Lead</p>', ['class']],
    ['<p style="color: red">Red</p><p><span style="x: y">also</span></p>', ['style']],
    ['<table><tbody><tr><td>1</td></tr></tbody></table>', ['<table>', '<tbody>', '<tr>', '<td>']],
    ['<p>A picture <img src="/a.png" alt=""></p>', ['<img>', 'src', 'alt']],
    ['<p>Link</p><a href="javascript:alert(1)">x</a>', ['<a>', 'href']],
    ['<script>alert(1)</script><p>Text</p>', ['<script>']],
  ])('converts %s without the parts %j', (html, parts) => {
    expect(lostParts(html)).toEqual(parts);
  });

  test('is unchanged after it was displayed, whatever it contains', () => {
    const text = fc.stringMatching(/^[a-zé&<> ]{0,8}[a-z]$/).map((words) => words.replace(/[&<>]/g, ''));
    const inline = fc.oneof(
      text,
      text.map((words) => `<strong>${words}</strong>`),
      text.map((words) => `<a href="/${words.length}">${words}</a>`),
    );
    const block = fc.oneof(
      inline.map((words) => `<p>${words.trim()}</p>`),
      text.map((words) => `<h3>${words.trim()}</h3>`),
      fc
        .array(inline, { minLength: 1, maxLength: 3 })
        .map((items) => `<ul>${items.map((item) => `<li>${item.trim()}</li>`).join('')}</ul>`),
    );
    fc.assert(
      fc.property(fc.array(block, { maxLength: 5 }), (blocks) => {
        const html = blocks.join('');
        expect(lostParts(html)).toEqual([]);
        const once = toHtml(toDocument(html));
        expect(toHtml(toDocument(once))).toBe(once);
      }),
      { numRuns: 60 },
    );
  });
});

describe('Description', () => {
  test('is edited visually if nothing would be lost', async () => {
    const { user } = await renderApp(tent);
    const description = within(await screen.findByRole('group', { name: 'Description' }));
    const toolbar = await description.findByRole('toolbar', { name: 'Formatting' });
    const editor = description.getByRole('textbox', { name: 'Description' });
    expect(editor).toHaveAttribute('contenteditable', 'true');
    expect(description.getByRole('tab', { name: 'Visual' })).toHaveAttribute('aria-selected', 'true');
    expect(await axeViolations()).toEqual([]);
    for (const name of ['Heading 2 (H2)', 'Bold', 'Italic', 'Bulleted list', 'Numbered list', 'Link']) {
      expect(within(toolbar).getByRole('button', { name })).toBeVisible();
    }
    expect(screen.queryByText('Unsaved changes')).not.toBeInTheDocument();
    await user.click(within(toolbar).getByRole('button', { name: 'Heading 2 (H2)' }));
    await waitFor(() => expect(screen.getByText('Unsaved changes')).toBeVisible());
    await user.click(within(toolbar).getByRole('button', { name: 'Undo' }));
    expect(screen.queryByText('Unsaved changes')).not.toBeInTheDocument();
  });

  test('opens as HTML if the visual editor would drop some of it, and lists what', async () => {
    const html = '<table><tbody><tr><td>Weight</td></tr></tbody></table><p class="x">Text</p>';
    const { user, gateway } = await renderApp(tent, {
      prepare: async (gateway) => {
        await changeStored(gateway, 'products', '1', { description: html });
      },
    });
    const description = within(await screen.findByRole('group', { name: 'Description' }));
    expect(await description.findByRole('tab', { name: 'HTML', selected: true })).toBeVisible();
    const source = await field('Description');
    expect(source).toHaveValue(html);
    expect(screen.getByText(/The visual editor can’t keep: <table>, <tbody>, <tr>, <td>, and class\./)).toBeVisible();
    await user.click(description.getByRole('tab', { name: 'Visual' }));
    await waitFor(() =>
      expect(screen.getByText(/^Editing here removes the following from the text: <table>/)).toBeVisible(),
    );
    expect(screen.queryByText('Unsaved changes')).not.toBeInTheDocument();
    await user.click(description.getByRole('tab', { name: 'HTML' }));
    await retype(user, await field('Description'), '<h2>New</h2>');
    await save(user);
    await screen.findByText('Product saved');
    expect((await readStored(gateway, 'products', '1'))!.description).toBe('<h2>New</h2>');
  });
});
