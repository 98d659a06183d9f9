import { screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { SpotIllustration, type SpotIllustrationName } from '#ui/illustration/SpotIllustration';
import { EmptyState } from '#ui/state/EmptyState';
import { ErrorState } from '#ui/state/ErrorState';
import { KeyValueList } from '#ui/layout/KeyValueList';
import { NativeCheckbox } from '#ui/control/NativeCheckbox';
import { Notice } from '#ui/state/Notice';
import { Panel } from '#ui/layout/Panel';
import { Placeholder } from '#ui/state/Placeholder';
import { Stat } from '#ui/text/Stat';
import { StatusBadge, type Tone } from '#ui/text/StatusBadge';
import { TextLink } from '#ui/text/TextLink';
import { renderComponent } from '../support/renderComponent';

describe('Page states', () => {
  test('an empty state says what to do', async () => {
    await renderComponent(
      <EmptyState title="No tents yet" description="Import a file." actions={<button>Import</button>} />,
    );
    expect(screen.getByRole('heading', { level: 2, name: 'No tents yet' })).toBeVisible();
    expect(screen.getByText('Import a file.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Import' })).toBeVisible();
  });

  test.each([
    ['with its own title', { title: 'No such tent', message: 'It is gone.' }, 'No such tent'],
    ['with the default title', { message: 'It is gone.' }, 'Couldn’t load'],
  ])('an error state reports the failure %s', async (_name, props, title) => {
    const onRetry = vi.fn();
    const { user } = await renderComponent(<ErrorState {...props} onRetry={onRetry} actions={<button>Help</button>} />);
    const alert = screen.getByRole('alert');
    expect(within(alert).getByRole('heading', { name: title })).toBeVisible();
    expect(alert).toHaveTextContent('It is gone.');
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledOnce();
    expect(within(alert).getByRole('button', { name: 'Help' })).toBeVisible();
  });

  test('an error state without a retry offers none', async () => {
    await renderComponent(<ErrorState message="It is gone." />);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  test.each<SpotIllustrationName>(['shelf', 'search', 'broken', 'door'])(
    'the drawing %s is hidden from screen readers',
    async (name) => {
      await renderComponent(<SpotIllustration name={name} />);
      const drawing = document.querySelector('svg');
      expect(drawing).toHaveAttribute('aria-hidden', 'true');
      expect(drawing?.childElementCount).toBeGreaterThan(2);
    },
  );

  test('a placeholder has the size of the content, and no text', async () => {
    await renderComponent(<Placeholder width="50%" height={28} />);
    const placeholder = document.querySelector<HTMLElement>('[aria-hidden="true"][style*="50%"]');
    expect(placeholder).toHaveStyle({ width: '50%', height: '28px' });
    expect(placeholder).toBeEmptyDOMElement();
  });
});

describe('Text on a page', () => {
  test.each([
    ['danger', 'alert'],
    ['warning', 'status'],
    ['info', 'status'],
    ['success', 'status'],
  ] as const)('a notice with tone %s is announced as %s', async (tone, role) => {
    await renderComponent(
      <Notice tone={tone} actions={<button>Mend</button>}>
        The pegs are missing.
      </Notice>,
    );
    const notice = screen.getByRole(role);
    expect(notice).toHaveTextContent('The pegs are missing.');
    expect(within(notice).getByRole('button', { name: 'Mend' })).toBeVisible();
  });

  test.each<Tone>(['neutral', 'info', 'success', 'warning', 'danger'])(
    'a badge with tone %s has its text',
    async (tone) => {
      await renderComponent(<StatusBadge tone={tone} label="Active" />);
      expect(screen.getByText('Active')).toBeVisible();
    },
  );

  test('facts have labels', async () => {
    await renderComponent(
      <KeyValueList
        items={[
          { label: 'Code', value: 'outdoor' },
          { label: 'Tags', value: <b>two</b> },
        ]}
      />,
    );
    expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['Code', 'Tags']);
    expect(screen.getAllByRole('definition').map((fact) => fact.textContent)).toEqual(['outdoor', 'two']);
  });

  test('a figure has a label and an optional note', async () => {
    await renderComponent(<Stat label="Products" value={147} note="519 variants" />);
    for (const text of ['Products', '147', '519 variants']) expect(screen.getByText(text)).toBeVisible();
  });

  test('a section with a heading is a region with that name', async () => {
    await renderComponent(
      <Panel heading="Latest jobs" actions={<button>All</button>}>
        None.
      </Panel>,
    );
    const panel = screen.getByRole('region', { name: 'Latest jobs' });
    expect(within(panel).getByRole('heading', { level: 2 })).toHaveTextContent('Latest jobs');
    expect(panel).toHaveTextContent('None.');
  });

  test('a section without a heading is not a region', async () => {
    await renderComponent(<Panel>None.</Panel>);
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
    expect(screen.getByText('None.')).toBeVisible();
  });

  test('a text link opens its screen without reloading the app', async () => {
    const { user, history } = await renderComponent(<TextLink to="/jobs/7?tab=log">the job</TextLink>);
    await user.click(screen.getByRole('link', { name: 'the job' }));
    expect(history.get().location).toMatchObject({ pathname: '/jobs/7', search: '?tab=log' });
  });
});

describe('Checkbox', () => {
  test.each([
    [true, true, false],
    [false, false, false],
    ['mixed', false, true],
  ] as const)('is %s', async (isChecked, checked, indeterminate) => {
    const onChange = vi.fn();
    const { user } = await renderComponent(
      <NativeCheckbox label="All tents" isChecked={isChecked} onChange={onChange} />,
    );
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'All tents' });
    expect([box.checked, box.indeterminate]).toEqual([checked, indeterminate]);
    await user.click(box);
    expect(onChange).toHaveBeenCalledExactlyOnceWith(!checked);
  });
});
