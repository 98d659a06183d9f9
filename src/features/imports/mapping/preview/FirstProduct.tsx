import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { useDeferredValue } from 'react';
import { useIntl } from 'react-intl';
import { getErrorMessage } from '#graphql/errors';
import { Panel } from '#ui/layout/Panel';
import { Notice } from '#ui/state/Notice';
import { Placeholder } from '#ui/state/Placeholder';
import { plainMapping, type ColumnMapping, type ImportDraft } from '../../importDraft';
import type { FileInspection } from '../../importStep';
import { useImportPreviewQuery } from './ImportPreview.generated';
import { ProductCard } from './ProductCard';
import { previewMessages as messages } from './previewMessages';

const useStyles = makeStyles({
  text: { ...typographyStyles.body1, margin: 0, color: tokens.colorNeutralForeground3 },
  problems: { margin: 0, paddingInlineStart: tokens.spacingHorizontalL },
});

export interface FirstProductProps {
  catalogId: string;
  inspection: FileInspection;
  draft: ImportDraft;
  mapping: readonly ColumnMapping[];
  /** Whether the mapping can be used. Otherwise, the product stays as it was. */
  isReady: boolean;
}

/** The first product of the file as the import with the current mapping would create it. */
export function FirstProduct({ catalogId, inspection, draft, mapping, isReady }: FirstProductProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const styles = useStyles();
  // Typing the name of an attribute does not wait for the answer to each letter.
  const used = useDeferredValue(mapping);
  const { addCurrencies, addLocales, addChannels } = draft;
  const { data, previousData, error } = useImportPreviewQuery({
    variables: {
      input: {
        catalogId,
        fileId: inspection.file.id,
        layout: draft.layout ?? inspection.layout.code,
        mapping: plainMapping(used),
        addCurrencies: [...addCurrencies],
        addLocales: [...addLocales],
        addChannels: [...addChannels],
      },
    },
    skip: !isReady,
  });
  const preview = (data ?? previousData)?.importPreview;
  const content = () => {
    if (isReady && error) return <Notice tone="warning">{getErrorMessage(error, intl)}</Notice>;
    if (!preview) {
      return isReady ? (
        <Placeholder height={280} />
      ) : (
        <p className={styles.text}>{formatMessage(messages.unfinished)}</p>
      );
    }
    return (
      <>
        {preview.product ? (
          <ProductCard product={preview.product} />
        ) : (
          <p className={styles.text}>{formatMessage(messages.none)}</p>
        )}
        {preview.problems.length > 0 && (
          <Notice tone="warning">
            <ul className={styles.problems}>
              {[...new Set(preview.problems)].map((problem) => (
                <li key={problem}>{problem}</li>
              ))}
            </ul>
          </Notice>
        )}
      </>
    );
  };
  return <Panel heading={formatMessage(messages.heading)}>{content()}</Panel>;
}
