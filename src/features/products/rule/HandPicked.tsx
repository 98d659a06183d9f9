import { Button, makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { href, paths } from '#routing/paths';
import { Panel } from '#ui/layout/Panel';
import { restoreFocus } from '#ui/state/returnFocus';
import { TextLink } from '#ui/text/TextLink';
import { ruleMessages as messages } from './ruleMessages';
import { useRuleListStyles } from './ruleStyles';

const useStyles = makeStyles({
  note: { ...typographyStyles.caption1, margin: 0, color: tokens.colorNeutralForeground3 },
});

/** A product in the list. */
export interface PickedProduct {
  id: string;
  name: string;
  sku: string;
}

export interface HandPickedProps {
  catalogId: string;
  heading: string;
  text: string;
  products: readonly PickedProduct[];
  canEdit: boolean;
  isBusy: boolean;
  /** Leaves them to the rule again. */
  onReset: (products: readonly PickedProduct[]) => void;
  labels: { reset: string; resetAll: string; resetOf: (name: string) => string };
}

/** Products that a rule leaves out or has by hand, each with a button that leaves it to the rule again. */
export function HandPicked(props: HandPickedProps) {
  const { catalogId, heading, text, products, canEdit, isBusy, onReset, labels } = props;
  const styles = useStyles();
  const rows = useRuleListStyles();
  const listRef = useRef<HTMLUListElement>(null);
  // A product that is reset is gone with its button, perhaps only after a job.
  const ids = products.map(({ id }) => id).join();
  const lastRef = useRef<number | null>(null);
  useEffect(() => {
    if (lastRef.current === null || document.activeElement !== document.body) return;
    const buttons = [...(listRef.current?.querySelectorAll('button') ?? [])];
    buttons[Math.min(lastRef.current, buttons.length - 1)]?.focus();
  }, [ids]);
  useEffect(() => restoreFocus, []);
  return (
    <Panel heading={heading}>
      <p className={styles.note}>{text}</p>
      <ul ref={listRef} className={rows.list}>
        {products.map((product, at) => {
          const name = product.name || product.sku;
          return (
            <li key={product.id} className={rows.row}>
              <TextLink to={href(paths.productDetail, { catalogId, productId: product.id })} className={rows.name}>
                {name}
              </TextLink>
              {canEdit && (
                <Button
                  size="small"
                  disabledFocusable={isBusy}
                  aria-label={labels.resetOf(name)}
                  onClick={() => {
                    lastRef.current = at;
                    onReset([product]);
                  }}
                >
                  {labels.reset}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {canEdit && products.length > 1 && (
        <div>
          <Button disabledFocusable={isBusy} onClick={() => onReset(products)}>
            {labels.resetAll}
          </Button>
        </div>
      )}
    </Panel>
  );
}

/** Returns what the buttons of excluded products are called. */
export function useExcludedLabels(): HandPickedProps['labels'] {
  const { formatMessage } = useIntl();
  return {
    reset: formatMessage(messages.include),
    resetAll: formatMessage(messages.includeAll),
    resetOf: (name) => formatMessage(messages.includeOf, { name }),
  };
}
