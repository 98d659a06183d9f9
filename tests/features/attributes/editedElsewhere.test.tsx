import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { axeViolations } from '../../support/axeViolations';
import { answered } from '../../support/gatewayServer';
import { requestFromOtherSession } from '../../support/otherSession';
import { renderApp } from '../../support/renderApp';

const title = 'Someone else changed the same fields';

/** A form of a definition, what someone else saves, and what is stored once it is merged with an edit of the label. */
const forms = [
  {
    path: '/attributes/1',
    what: 'attribute(id: "1")',
    theirs:
      'updateAttribute(input: { id: "1", labels: [{ locale: "en", text: "Theirs" }, { locale: "de", text: "Ihre" }], group: "Fabric" }) { attribute { id } }',
    other: 'group',
    side: 'Yours',
    kept: 'Mine',
    stored: { group: 'Fabric' },
  },
  {
    path: '/families/1',
    what: 'family(id: "1")',
    theirs:
      'updateFamily(input: { id: "1", labels: [{ locale: "en", text: "Theirs" }, { locale: "de", text: "Ihre" }], variantAxes: [] }) { family { id } }',
    other: 'variantAxes { code }',
    side: 'Theirs',
    kept: 'Theirs',
    stored: { variantAxes: [] },
  },
  {
    path: '/channels/web',
    what: 'channel(id: "web")',
    theirs:
      'updateChannel(input: { id: "web", labels: [{ locale: "en", text: "Theirs" }, { locale: "de", text: "Ihre" }], currencies: ["EUR"] }) { channel { id } }',
    other: 'currencies',
    side: 'Yours',
    kept: 'Mine',
    stored: { currencies: ['EUR'] },
  },
];

const open = async (path: string) => {
  const app = await renderApp(path);
  const label = await screen.findByRole('textbox', { name: /English/ });
  await waitFor(() => expect(answered).toContain('RecordChanges'));
  const save = () => app.user.click(screen.getByRole('button', { name: 'Save' }));
  const readLabels = async (what: string, other = 'code') => {
    const data = await requestFromOtherSession(app.gateway, `{ one: ${what} { labels { locale text } ${other} } }`);
    const { labels, ...others } = data.one;
    return {
      ...others,
      labels: Object.fromEntries(labels.map((one: { locale: string; text: string }) => [one.locale, one.text])),
    };
  };
  return { ...app, label, save, readLabels };
};

test.each(forms)('the form at $path asks which label to keep if someone else changed it too: $side', async (form) => {
  const { user, gateway, label, save, readLabels } = await open(form.path);
  await user.clear(label);
  await user.type(label, 'Mine');
  await requestFromOtherSession(gateway, `mutation { ${form.theirs} }`);
  expect(await screen.findByText(/ changed this while you were editing it\./)).toBeVisible();
  await save();
  const dialog = await screen.findByRole('alertdialog', { name: title });
  expect(await axeViolations()).toEqual([]);
  expect(
    within(dialog)
      .getAllByRole('group')
      .map((field) => field.textContent),
  ).toEqual([expect.stringMatching(/^Label in English.*TheirsTheirs.*YoursMine$/)]);
  await user.click(within(dialog).getByRole('radio', { name: new RegExp(`^${form.side}`) }));
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(`“${form.kept}” saved`)).toBeVisible();
  expect(await readLabels(form.what, form.other)).toMatchObject({
    ...form.stored,
    labels: { en: form.kept, de: 'Ihre' },
  });
});

test('changes by others to other fields are kept without a question', async () => {
  const { user, gateway, save, readLabels } = await open('/attributes/1');
  const french = screen.getByRole('textbox', { name: 'Label in French' });
  await user.clear(french);
  await user.type(french, 'La mienne');
  await requestFromOtherSession(
    gateway,
    'mutation { updateAttribute(input: { id: "1", group: "Fabric", position: 7 }) { attribute { id } } }',
  );
  await save();
  expect(await screen.findByText('“Weight” saved')).toBeVisible();
  expect(await readLabels(forms[0]!.what, 'group position')).toMatchObject({
    group: 'Fabric',
    position: 7,
    labels: { en: 'Weight', fr: 'La mienne' },
  });
});

test('a form without changes shows what others save', async () => {
  const { gateway, label } = await open('/attributes/1');
  await requestFromOtherSession(gateway, `mutation { ${forms[0]!.theirs} }`);
  await waitFor(() => expect(label).toHaveValue('Theirs'));
  expect(screen.queryByText(/while you were editing/)).not.toBeInTheDocument();
});

test('own options can be kept if someone else has removed one of them', async () => {
  const { user, gateway } = await renderApp('/attributes');
  const { attributes } = await requestFromOtherSession(
    gateway,
    '{ attributes(input: { perPage: 100 }) { attributes { id code options { code labels { locale text } } } } }',
  );
  const { id, options } = attributes.attributes.find(({ code }: { code: string }) => code === 'season');
  const [first, ...others] = options;
  const named = (option: typeof first) => option.labels.find(({ locale }: { locale: string }) => locale === 'en').text;
  await user.click(await screen.findByRole('link', { name: 'Season' }));
  await user.click(await screen.findByRole('button', { name: 'New option' }));
  await user.type(screen.getByRole('textbox', { name: `Option ${options.length + 1} in English` }), 'Monsoon');
  await waitFor(() => expect(answered).toContain('RecordChanges'));
  await requestFromOtherSession(
    gateway,
    'mutation ($input: UpdateAttributeInput!) { updateAttribute(input: $input) { attribute { id } } }',
    { input: { id, options: others.map(({ code, labels }: typeof first) => ({ code, formerCode: code, labels })) } },
  );
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const dialog = await screen.findByRole('alertdialog', { name: title });
  await user.click(within(dialog).getByRole('radio', { name: /^Yours/ }));
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.getByText('“Season” saved')).toBeVisible());
  const { attribute } = await requestFromOtherSession(
    gateway,
    `{ attribute(id: "${id}") { options { code labels { locale text } } } }`,
  );
  expect(attribute.options.map(named)).toEqual([...[first, ...others].map(named), 'Monsoon']);
});

test('what is typed about a category stays if it is renamed elsewhere, and is refused', async () => {
  const { user, gateway } = await renderApp('/catalogs/1/categories');
  const [row] = await screen.findAllByRole('treeitem');
  const { catalog } = await requestFromOtherSession(
    gateway,
    '{ catalog(id: "1") { categoryTree { categories { path name } } } }',
  );
  const [{ path, name }] = catalog.categoryTree.categories;
  await user.click(within(row!).getByRole('button', { name: new RegExp(`${name}`) }));
  await user.click(await screen.findByRole('menuitem', { name: 'Edit details…' }));
  const google = await screen.findByRole('textbox', { name: /^Google/ });
  await user.clear(google);
  await user.type(google, '1013');
  await waitFor(() => expect(answered).toContain('RecordChanges'));
  await requestFromOtherSession(
    gateway,
    'mutation ($input: RenameCategoryInput!) { renameCategory(input: $input) { __typename } }',
    { input: { catalogId: '1', path, name: 'Renamed' } },
  );
  await waitFor(() => expect(screen.getAllByText('Renamed')[0]).toBeInTheDocument());
  expect(google).toHaveValue('1013');
  await user.type(google, '{Enter}');
  expect(await within(screen.getByRole('dialog')).findByText(/No category/)).toBeVisible();
});

test('the details of a category are merged, too', async () => {
  const { user, gateway } = await renderApp('/catalogs/1/categories');
  const rows = await screen.findAllByRole('treeitem');
  const data = await requestFromOtherSession(
    gateway,
    '{ catalog(id: "1") { categoryTree { categories { id name } } } }',
  );
  const [{ id, name }] = data.catalog.categoryTree.categories;
  await user.click(within(rows[0]!).getByRole('button', { name: new RegExp(`${name}`) }));
  await user.click(await screen.findByRole('menuitem', { name: 'Edit details…' }));
  const google = await screen.findByRole('textbox', { name: /^Google/ });
  await user.clear(google);
  await user.type(google, '1013');
  await requestFromOtherSession(
    gateway,
    `mutation ($id: ID!) { updateCategory(input: { id: $id, googleCategory: "1011" }) { category { id } } }`,
    { id },
  );
  await user.keyboard('{Enter}');
  const dialog = await screen.findByRole('alertdialog', { name: title });
  await user.click(within(dialog).getByRole('radio', { name: /^Yours/ }));
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(async () =>
    expect(
      (
        await requestFromOtherSession(
          gateway,
          '{ catalog(id: "1") { categoryTree { categories { googleCategory } } } }',
        )
      ).catalog.categoryTree.categories[0].googleCategory,
    ).toBe('1013'),
  );
});
