import { makeStyles, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { UrlTabs } from '#ui/layout/UrlTabs';

const tabs = [
  { value: 'details', label: 'Details', text: 'Name, description, and brand.' },
  { value: 'variants', label: 'Variants', count: 3, text: 'Green, blue, and sand.' },
  { value: 'issues', label: 'Issues', count: 12, text: 'Twelve issues, two of them errors.' },
] as const;

const useStyles = makeStyles({ stack: { display: 'grid', rowGap: tokens.spacingVerticalM } });

/** The tabs of the app. Their selection is usually kept in the URL with `useUrlState`. */
export function PanelsExample() {
  const [value, setValue] = useState<(typeof tabs)[number]['value']>('details');
  return (
    <div className={useStyles().stack}>
      <UrlTabs label="Product" tabs={tabs} value={value} onChange={setValue} />
      <div>{tabs.find((tab) => tab.value === value)?.text}</div>
    </div>
  );
}
