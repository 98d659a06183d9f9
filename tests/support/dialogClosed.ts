import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';

/**
 * Waits until dialogs and drawers are closed and the page is accessible again, or another role behind them: `'dialog'`
 * for a question over a drawer. Tabster, Fluent's focus manager, hides what is behind a dialog 250 ms after it opens.
 * It shows it when the focus returns there, otherwise 250 ms after the dialog closes. Tests on a slow machine meet a
 * page that is still hidden, where queries by role find nothing.
 */
export async function dialogClosed(behind = 'main'): Promise<void> {
  await waitFor(() => {
    expect(screen.queryByRole('alertdialog', { hidden: true })).not.toBeInTheDocument();
    if (behind !== 'dialog') expect(screen.queryByRole('dialog', { hidden: true })).not.toBeInTheDocument();
    expect(screen.getAllByRole(behind)).not.toHaveLength(0);
  });
}
