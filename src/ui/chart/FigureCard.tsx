import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { Panel } from '../layout/Panel';
import { Placeholder } from '../state/Placeholder';
import { QueryView, type QueryResult } from '../state/QueryView';

const useStyles = makeStyles({
  content: { display: 'flex', flexDirection: 'column', rowGap: tokens.spacingVerticalS, minWidth: 0 },
  figure: { ...typographyStyles.title3, margin: 0, fontVariantNumeric: 'tabular-nums' },
});

export interface FigureCardProps<Data> {
  heading: string;
  /** Controls at the end of the heading's row, for example for the period. */
  actions?: ReactNode;
  result: QueryResult<Data>;
  /** Height of the content in pixels, which the card also has while loading or after a failure. */
  height: number;
  children: (data: Data) => ReactNode;
}

/** A card with figures that loads, fails, and is retried independently of others, and keeps its size. */
export function FigureCard<Data>({ heading, actions, result, height, children }: FigureCardProps<Data>) {
  const styles = useStyles();
  return (
    <Panel heading={heading} actions={actions}>
      <div className={styles.content} style={{ minHeight: height }}>
        <QueryView result={result} skeleton={<Placeholder height={height} />}>
          {children}
        </QueryView>
      </div>
    </Panel>
  );
}

/** The main figure of a card. */
export function MainFigure({ children }: { children: ReactNode }) {
  return <p className={useStyles().figure}>{children}</p>;
}
