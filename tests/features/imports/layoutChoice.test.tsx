import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LayoutChoice, type LayoutChoiceProps } from '#features/imports/upload/LayoutChoice';
import { renderComponent } from '../../support/renderComponent';

const layouts = [
  { code: 'SHOPIFY', confidence: 0.92 },
  { code: 'MAGENTO', confidence: 0.004 },
  { code: 'CUSTOM', confidence: 0 },
] as LayoutChoiceProps['layouts'];

test('does not show the match of a layout that matches nothing', async () => {
  await renderComponent(<LayoutChoice layouts={layouts} value="SHOPIFY" onChange={() => undefined} />);
  expect(screen.getByRole('radio', { name: /^Shopify.*92%/ })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'Magento 2' })).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: 'Other file' })).toBeInTheDocument();
});
