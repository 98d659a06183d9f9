import { screen } from '@testing-library/react';
import fc from 'fast-check';
import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { NewPasswordField } from '#features/auth/password/NewPasswordField';
import { passwordStrength } from '#ui/password/passwordStrength';
import { renderComponent } from '../../support/renderComponent';

const about = ['ada.lovelace', 'ada.lovelace@engines.example'];

describe('Password strength', () => {
  test.each([
    ['', 0, null],
    ['a', 1, 'short'],
    ['admin', 1, 'common'],
    ['password', 1, 'common'],
    ['P@ssw0rd', 1, 'common'],
    ['qwertz123', 1, 'common'],
    ['aaaaaaaaaaaaaaaa', 1, 'pattern'],
    ['abcdefghijkl', 1, 'pattern'],
    ['987654321', 1, 'pattern'],
    ['lovelace', 1, 'personal'],
    ['Lovelace1843', 1, 'personal'],
    ['kR7x', 1, 'short'],
    ['vortigern', 2, 'short'],
    ['teapot-lantern', 4, null],
    ['violinbucketmoss', 4, null],
    ['x9!Qm2#vT', 3, 'short'],
    ['drei Kähne ziehen heim', 4, null],
  ])('"%s" scores %i because of %j', (password, score, flaw) => {
    expect(passwordStrength(password, about)).toEqual({ score, flaw });
  });

  test('never decreases when another word is added', () => {
    fc.assert(
      fc.property(fc.string(), (password) => {
        const { score } = passwordStrength(password);
        expect(passwordStrength(`${password} bRook7`).score).toBeGreaterThanOrEqual(score);
      }),
    );
  });

  test('never throws, and is strong only without a flaw', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.array(fc.string()), (password, known) => {
        const { score, flaw } = passwordStrength(password, known);
        expect(flaw === null).toBe(score === 0 || score === 4);
      }),
    );
  });
});

test('the field shows the strength of a password, and reveals the password on request', async () => {
  function Field() {
    const [value, setValue] = useState('');
    return <NewPasswordField label="Password" value={value} error={undefined} about={['ada']} onChange={setValue} />;
  }
  const { user } = await renderComponent(<Field />);
  const meter = screen.getByRole('meter', { name: 'Password strength' });
  expect(meter).toHaveAttribute('aria-valuenow', '0');
  await user.type(screen.getByLabelText('Password'), 'password');
  expect(meter).toHaveAttribute('aria-valuetext', 'Weak.');
  expect(screen.getByText('Weak. Avoid common words.')).toBeVisible();
  await user.type(screen.getByLabelText('Password'), ' lantern teapot');
  expect(meter).toHaveAttribute('aria-valuenow', '4');
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
});
