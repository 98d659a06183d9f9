import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { describe, expect, test, vi } from 'vitest';
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog';
import { ActionMenu } from '#ui/menu/ActionMenu';
import type { MenuSection } from '#ui/menu/menuTypes';
import { UnsavedChangesGuard } from '#ui/state/UnsavedChangesGuard';
import { dialogClosed } from '../support/dialogClosed';
import { renderComponent } from '../support/renderComponent';

describe('Confirmation dialog', () => {
  function Question({ onConfirm }: { onConfirm: () => Promise<void> | void }) {
    const [isOpen, setIsOpen] = useState(true);
    return (
      <ConfirmDialog
        isOpen={isOpen}
        title="Delete the tent?"
        confirmLabel="Delete tent"
        isDanger
        onConfirm={onConfirm}
        onClose={() => setIsOpen(false)}
      >
        It is gone for ever.
      </ConfirmDialog>
    );
  }
  const isGone = () => waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());

  test('waits for the action and closes', async () => {
    let finish = () => undefined as void;
    const onConfirm = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
    const { user } = await renderComponent(<Question onConfirm={onConfirm} />);
    expect(screen.getByRole('alertdialog', { name: 'Delete the tent?' })).toHaveTextContent('It is gone for ever.');
    await user.click(screen.getByRole('button', { name: 'Delete tent' }));
    await user.click(screen.getByRole('button', { name: 'Delete tent' }));
    expect(onConfirm).toHaveBeenCalledOnce();
    expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled();
    await user.keyboard('{Escape}');
    expect(screen.getByRole('alertdialog')).toBeVisible();
    finish();
    await isGone();
  });

  test('can be canceled', async () => {
    const onConfirm = vi.fn();
    const { user } = await renderComponent(<Question onConfirm={onConfirm} />);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await isGone();
    expect(onConfirm).not.toHaveBeenCalled();
  });

  test('stays open and shows the error when the action is rejected', async () => {
    const refusal = new CombinedGraphQLErrors({
      errors: [{ message: 'The tent is in use.', extensions: { code: 'CONFLICT' } }],
    });
    const { user } = await renderComponent(<Question onConfirm={() => Promise.reject(refusal)} />);
    await user.click(screen.getByRole('button', { name: 'Delete tent' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('The tent is in use.');
    expect(screen.getByRole('button', { name: 'Delete tent' })).toBeEnabled();
  });
});

describe('Unsaved changes', () => {
  const Form = ({ isDirty }: { isDirty: boolean }) => (
    <>
      <Link to="/elsewhere">Away</Link>
      <Link to="/form?tab=two">Other tab</Link>
      <UnsavedChangesGuard isDirty={isDirty} />
    </>
  );
  const question = () => screen.findByRole('alertdialog', { name: 'Leave without saving?' });

  test('keep the user on the page until confirmed', async () => {
    const { user, history } = await renderComponent(<Form isDirty />, { path: '/form' });
    await user.click(screen.getByRole('link', { name: 'Away' }));
    await question();
    expect(history.get().location.pathname).toBe('/form');
    await user.click(screen.getByRole('button', { name: 'Keep editing' }));
    await dialogClosed('link');
    expect(history.get().location.pathname).toBe('/form');
    await user.click(screen.getByRole('link', { name: 'Away' }));
    await question();
    await user.click(screen.getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(history.get().location.pathname).toBe('/elsewhere'));
  });

  test('allow changes of the search on the same page', async () => {
    const { user, history } = await renderComponent(<Form isDirty />, { path: '/form' });
    await user.click(screen.getByRole('link', { name: 'Other tab' }));
    expect(history.get().location.search).toBe('?tab=two');
  });

  test('keep the browser from closing the page', async () => {
    const closing = () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    await renderComponent(<Form isDirty />, { path: '/form' });
    expect(closing()).toBe(true);
  });

  test('block nothing if there are none', async () => {
    const { user, history } = await renderComponent(<Form isDirty={false} />, { path: '/form' });
    await user.click(screen.getByRole('link', { name: 'Away' }));
    expect(history.get().location.pathname).toBe('/elsewhere');
  });
});

describe('Menu', () => {
  const sections = (spies: Record<string, () => void>): MenuSection[] => [
    {
      id: 'do',
      kind: 'actions',
      entries: [
        { id: 'copy', label: 'Duplicate', onSelect: () => spies.copy?.() },
        { id: 'open', label: 'Open', to: '/tents/1' },
        { id: 'gone', label: 'Delete', isDisabled: true, note: 'It is published', onSelect: () => spies.gone?.() },
      ],
    },
    {
      id: 'size',
      heading: 'Size',
      kind: 'choice',
      entries: [
        { id: 's', label: 'Small', isChecked: true, onSelect: () => spies.small?.() },
        { id: 'l', label: 'Large', onSelect: () => spies.large?.() },
      ],
    },
  ];
  const open = async (spies: Record<string, () => void> = {}) => {
    const rendered = await renderComponent(<ActionMenu label="Actions" sections={sections(spies)} />);
    const button = screen.getByRole('button', { name: 'Actions' });
    expect(button).toHaveAttribute('aria-haspopup', 'menu');
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await rendered.user.click(button);
    await screen.findByRole('menu');
    return rendered;
  };

  test('runs the actions of its entries, and closes', async () => {
    const copy = vi.fn();
    const { user } = await open({ copy });
    await user.click(screen.getByRole('menuitem', { name: 'Duplicate' }));
    expect(copy).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Actions' }));
    expect(await screen.findByRole('menu')).toBeVisible();
  });

  test('links to pages', async () => {
    const { user, history } = await open();
    await user.click(screen.getByRole('menuitem', { name: 'Open' }));
    expect(history.get().location.pathname).toBe('/tents/1');
  });

  test('explains why an entry is disabled', async () => {
    const gone = vi.fn();
    const { user } = await open({ gone });
    const entry = screen.getByRole('menuitem', { name: /Delete/ });
    expect(entry).toHaveTextContent('It is published');
    expect(entry).toHaveAttribute('aria-disabled', 'true');
    await user.click(entry);
    expect(gone).not.toHaveBeenCalled();
  });

  test('shows the selected entry', async () => {
    const large = vi.fn();
    const { user } = await open({ large });
    expect(screen.getByRole('menuitemradio', { name: 'Small' })).toBeChecked();
    await user.click(screen.getByRole('menuitemradio', { name: 'Large' }));
    expect(large).toHaveBeenCalledOnce();
  });

  test('opens and closes by keyboard, and restores the focus', async () => {
    const { user } = await renderComponent(<ActionMenu label="Actions" sections={sections({})} />);
    await user.tab();
    await user.keyboard('{Enter}');
    await screen.findByRole('menu');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Duplicate' })).toHaveFocus());
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'Actions' })).toHaveFocus();
  });
});
