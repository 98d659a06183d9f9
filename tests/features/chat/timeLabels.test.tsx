import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { useTimeLabels } from '#features/chat/conversation/useTimeLabels';
import { preferencesKey } from '#preferences/preferences';
import { renderComponent } from '../../support/renderComponent';

// A Tuesday.
beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 10, 3, 9, 30), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

function Words({ at }: { at: string }) {
  const { getTime, toDay, getBrief } = useTimeLabels();
  return <p>{[getTime(at), toDay(at), getBrief(at)].join(' | ')}</p>;
}

/** The formatted time, with non-breaking spaces replaced by normal ones. */
const wordsFor = async (at: Date) => {
  await renderComponent(<Words at={at.toISOString()} />);
  return screen.getByText(/\|/).textContent?.replace(/\s/g, ' ');
};

describe('Short times', () => {
  test.each([
    ['just now', new Date(2026, 10, 3, 9, 30), '9:30 AM | Today | 9:30 AM'],
    ['right after midnight', new Date(2026, 10, 3, 0, 1), '12:01 AM | Today | 12:01 AM'],
    ['right before midnight', new Date(2026, 10, 2, 23, 59), '11:59 PM | Yesterday | Mon'],
    ['in the last week', new Date(2026, 9, 30, 14, 5), '2:05 PM | Friday, October 30 | Fri'],
    ['a week ago', new Date(2026, 9, 27, 14, 5), '2:05 PM | Tuesday, October 27 | 10/27'],
    ['last year', new Date(2025, 11, 24, 18, 0), '6:00 PM | Wednesday, December 24, 2025 | 12/24/25'],
    ['a clock that is ahead', new Date(2026, 10, 3, 9, 31), '9:31 AM | Today | 9:31 AM'],
  ])('%s', async (_name, at, words) => {
    expect(await wordsFor(at)).toBe(words);
  });

  test('use the language of the app', async () => {
    localStorage.setItem(preferencesKey, JSON.stringify({ locale: 'de' }));
    await renderComponent(<Words at={new Date(2026, 10, 2, 14, 5).toISOString()} />);
    await waitFor(() => expect(screen.getByText('14:05 | Gestern | Mo')).toBeVisible());
  });
});
