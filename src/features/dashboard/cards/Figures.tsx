import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { Stat } from '#ui/text/Stat';

const useStyles = makeStyles({
  figures: { display: 'flex', flexWrap: 'wrap', gap: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalL}` },
});

/** A row of small figures with their labels. */
export function Figures({ items }: { items: readonly { label: string; value: ReactNode }[] }) {
  return (
    <div className={useStyles().figures}>
      {items.map((item) => (
        <Stat key={item.label} {...item} />
      ))}
    </div>
  );
}
