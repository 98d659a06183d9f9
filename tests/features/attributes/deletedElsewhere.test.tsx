import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answered } from '../../support/gatewayServer';
import { requestFromOtherSession } from '../../support/otherSession';
import { renderApp } from '../../support/renderApp';

test.each([
  ['/attributes/1', 'deleteAttribute'],
  ['/families/1', 'deleteFamily'],
])('what is typed in the form of %s stays if it is deleted elsewhere', async (path, mutation) => {
  const { user, gateway } = await renderApp(path);
  const label = await screen.findByRole('textbox', { name: /English/ });
  await user.type(label, ' new');
  const typed = (label as HTMLInputElement).value;
  await waitFor(() => expect(answered).toContain('RecordChanges'));
  await requestFromOtherSession(gateway, `mutation { ${mutation}(input: { id: "1" }) { deletedId } }`);
  expect(await screen.findByText(/^Someone else deleted this/)).toBeVisible();
  expect(label).toBeInTheDocument();
  expect(label).toHaveValue(typed);
});
