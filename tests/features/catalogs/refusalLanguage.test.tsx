import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { updateCatalog } from '#server/domain/catalogs/catalogWrites';
import type { Gateway } from '#server/gateway';
import { preferencesKey } from '#preferences/preferences';
import { userNamed } from '../../server/catalogs/domainContext';
import { renderApp } from '../../support/renderApp';
import { readStored, removeStored } from '../../support/stored';

beforeEach(() => localStorage.setItem(preferencesKey, JSON.stringify({ locale: 'de' })));

test('shows the error of the server under its field in the language of the app', async () => {
  const { user } = await renderApp('/catalogs?dialog=create', { preloaded: [] });
  const form = await screen.findByRole('dialog');
  await user.type(within(form).getByRole('textbox', { name: 'Name' }), 'Zelte');
  await user.click(within(form).getByText('Weitere Einstellungen'));
  const code = within(form).getByRole('textbox', { name: 'Code' });
  await user.clear(code);
  await user.type(code, 'outdoor');
  await user.click(within(form).getByRole('button', { name: 'Katalog erstellen' }));
  await waitFor(() =>
    expect(code).toHaveAccessibleDescription(
      /^Der Code „outdoor“ wird bereits von einem anderen Katalog verwendet\. Geben Sie einen anderen Code ein\./,
    ),
  );
});

test('shows the refusal of the server as a notice in the language of the app', async () => {
  // Without jobs that have ended lately, the page reads nothing again, so it doesn't learn what Ben has changed.
  const prepare = (demo: Gateway) => removeStored(demo, 'jobs');
  const { user, gateway } = await renderApp('/catalogs/2?dialog=edit', { preloaded: [], prepare });
  const form = await screen.findByRole('dialog', { name: 'Katalog bearbeiten' });
  const description = await within(form).findByRole('textbox', { name: 'Beschreibung' });
  const { context } = gateway;
  const { name, revision } = (await readStored(gateway, 'catalogs', '2'))!;
  const input = { name: 'Wintertage', tags: ['kalt'] };
  await updateCatalog({ ...context, user: userNamed('Ben') }, { id: '2', input, revision });
  await user.type(description, 'Endgültige Preise.');
  await user.click(within(form).getByRole('button', { name: 'Speichern' }));
  expect(
    await within(form).findByText(
      /^„Wintertage“ wurde geändert, seit Sie den Katalog geöffnet haben: Änderungen von Ben an Name und Schlagwörtern\. Laden Sie den Katalog neu/,
    ),
  ).toBeVisible();
  expect(within(form).getByRole('textbox', { name: 'Name' })).toHaveValue(name);
});
