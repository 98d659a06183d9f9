import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { renderApp } from '../../support/renderApp';

const getExample = (name: string) => screen.findByRole('region', { name });

describe('Form examples', () => {
  test('suggest film titles from the server', async () => {
    const { user } = await renderApp('/components/autocomplete');
    const field = await screen.findByRole('combobox', { name: 'Film title' });
    await user.type(field, 'lighthouse');
    await waitFor(() => {
      for (const option of screen.getAllByRole('option')) expect(option).toHaveTextContent(/lighthouse/i);
    });
    const [option] = screen.getAllByRole('option');
    const title = option!.textContent;
    await user.click(option!);
    expect(field).toHaveValue(title);
    await user.clear(field);
    await user.type(field, 'zzzz');
    expect(await screen.findByRole('option', { name: 'No options match' })).toBeVisible();
  });

  test('add the separators of a mask', async () => {
    const { user } = await renderApp('/components/input-masks');
    const phone = await screen.findByLabelText('Phone number');
    await user.type(phone, '475551234567');
    expect(phone).toHaveValue('+47 555 123 4567');
    const iban = screen.getByLabelText('IBAN of the account');
    await user.type(iban, 'de02120300000000202051');
    expect(iban).toHaveValue('DE02 1203 0000 0000 2020 51');
  });

  test('add, move, and remove repeating lines', async () => {
    const { user } = await renderApp('/components/repeating-fields');
    await user.click(await screen.findByRole('button', { name: 'Add line' }));
    const line = screen.getByRole('group', { name: 'Line 3' });
    await user.type(within(line).getByLabelText('Item'), 'Pegs');
    await user.type(within(line).getByLabelText('Price'), '11,50');
    expect(screen.getByText(/Total of the offer/)).toHaveTextContent('€300.00');
    await user.click(screen.getByRole('button', { name: 'Move line 3 up' }));
    expect(within(screen.getByRole('group', { name: 'Line 2' })).getByLabelText('Item')).toHaveValue('Pegs');
    await user.click(screen.getByRole('button', { name: 'Remove line 1' }));
    expect(screen.getByText(/Total of the offer/)).toHaveTextContent('€51.00');
    expect(screen.getByRole('button', { name: 'Add line' })).toHaveFocus();
  });

  test('upload files with their size, and name those that are too large', async () => {
    const { user } = await renderApp('/components/file-upload');
    const field = await screen.findByLabelText('Files to upload');
    const large = new File(['a'], 'film.mp4');
    Object.defineProperty(large, 'size', { value: 30 * 1024 * 1024 });
    await user.upload(field, [new File(['12345'], 'notes.txt', { type: 'text/plain' }), large]);
    await waitFor(() =>
      expect(screen.getByText('film.mp4 is larger than 20 MB. Select a smaller file.')).toBeVisible(),
    );
    const remove = await screen.findByRole('button', { name: 'Remove notes.txt' });
    expect(screen.getByText(/notes\.txt/)).toBeVisible();
    await user.click(remove);
    expect(screen.queryByText(/notes\.txt/)).toBeNull();
  });

  test('show errors of the browser and of the server at their fields', async () => {
    const { user } = await renderApp('/components/form-validation');
    const inBrowser = within(await getExample('Checked in the browser'));
    await user.click(inBrowser.getByRole('button', { name: 'Check form' }));
    expect(await inBrowser.findByText('Enter a name.')).toBeVisible();
    expect(inBrowser.getByLabelText(/^Name/)).toHaveFocus();
    const byServer = within(await getExample('Checked by the server'));
    await user.click(byServer.getByRole('button', { name: 'Add user' }));
    await waitFor(() => expect(byServer.getByLabelText(/^Username/)).toBeInvalid());
    await user.clear(byServer.getByLabelText(/^Username/));
    await user.type(byServer.getByLabelText(/^Username/), 'amara.two');
    await user.click(byServer.getByRole('button', { name: 'Add user' }));
    await waitFor(() => expect(screen.getByText('“Amara Okafor” created')).toBeVisible());
    expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
  });

  test('pick several options one after the other, by click or by key, without opening the list again', async () => {
    const { user } = await renderApp('/components/selects');
    const field = await screen.findByRole('combobox', { name: 'Categories' });
    const getList = () => within(screen.getByRole('option', { name: 'Lamps' }).parentElement!);
    const getSelected = () =>
      getList()
        .getAllByRole('option', { selected: true })
        .map((option) => option.textContent);
    await user.click(field);
    await user.click(await screen.findByRole('option', { name: 'Lamps' }));
    await user.click(screen.getByRole('option', { name: 'Stoves' }));
    await user.click(screen.getByRole('option', { name: 'Climbing' }));
    expect(getSelected()).toEqual(['Climbing', 'Lamps', 'Tents']);
    await user.keyboard('{ArrowDown}{Enter}{ArrowDown}{ArrowDown}{Enter}');
    expect(getSelected()).toEqual(['Climbing', 'Cookware', 'Lamps', 'Sleeping bags', 'Tents']);
    expect(field).toHaveFocus();
    // Typed text finds what isn’t selected yet.
    await user.keyboard('stove{Enter}');
    expect(getSelected()).toHaveLength(6);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('option', { name: 'Lamps' })).not.toBeInTheDocument();
    expect(field).toHaveFocus();
  });

  test('lead through the steps of a wizard', async () => {
    const { user } = await renderApp('/components/wizards');
    await user.click(await screen.findByRole('button', { name: 'Next step' }));
    await waitFor(() => expect(screen.getByText('Enter a name.')).toBeVisible());
    await user.type(screen.getByLabelText(/^Name/), 'Winter{Enter}');
    const heading = await screen.findByRole('heading', { level: 3, name: 'Selling' });
    expect(heading).toHaveFocus();
    await user.click(screen.getByRole('combobox', { name: /Channels of the catalog/ }));
    await user.click(await screen.findByRole('option', { name: 'Web shop' }));
    await user.click(screen.getByRole('button', { name: 'Next step' }));
    expect(await screen.findByRole('heading', { level: 3, name: 'Review' })).toBeVisible();
    expect(screen.getByText('Winter')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Finish' }));
    await waitFor(() => expect(screen.getByText('Winter is ready')).toBeVisible());
  });
});
