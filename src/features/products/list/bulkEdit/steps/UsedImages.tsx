import { Button, makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';
import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { getErrorMessage } from '#graphql/errors';
import type { BulkEditImagesInput } from '#graphql/types.generated';
import { SearchField } from '#ui/filter/SearchField';
import { textStart } from '#ui/layout/textAlign';
import { messages as uiMessages } from '#ui/messages';
import { Picture } from '#ui/picture/Picture';
import { sharedMessages } from '#ui/sharedMessages';
import { useBulkEditImagesQuery, type BulkEditImagesQuery } from '../BulkEdit.generated';
import { stepMessages as messages } from '../stepMessages';

/** Images shown at first, and at most. */
const firstCount = 24;
const maxCount = 96;

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', rowGap: tokens.spacingVerticalS },
  // As high while it loads and with few images, so that nothing below moves.
  area: {
    alignSelf: 'stretch',
    height: '208px',
    overflowY: 'auto',
    borderRadius: tokens.borderRadiusMedium,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    padding: tokens.spacingHorizontalXS,
  },
  list: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(232px, 100%), 1fr))',
    gap: tokens.spacingHorizontalXS,
  },
  image: {
    justifyContent: 'flex-start',
    columnGap: tokens.spacingHorizontalS,
    minWidth: 0,
    padding: '3px',
    ...textStart,
  },
  used: { outline: `2px solid ${tokens.colorBrandStroke1}`, outlineOffset: '-2px' },
  words: { display: 'flex', flexDirection: 'column', minWidth: 0 },
  name: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', ...typographyStyles.body1 },
  note: { ...typographyStyles.caption1, margin: tokens.spacingVerticalXS, color: tokens.colorNeutralForeground3 },
  quiet: { margin: 0 },
  count: { ...typographyStyles.caption1, color: tokens.colorNeutralForeground3 },
});

export interface UsedImagesProps {
  label: string;
  /** Whose images are listed. */
  input: Pick<BulkEditImagesInput, 'catalogId' | 'target' | 'part'>;
  /** The URLs that are selected. */
  urls: readonly string[];
  /** Called with an image that is selected, or no longer. */
  onToggle: (image: BulkEditImagesQuery['bulkEditImages']['images'][number]) => void;
}

/** Selects images that products have, those of most products first. They are found by name, URL, and alt text. */
export function UsedImages({ label, input, urls, onToggle }: UsedImagesProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const styles = useStyles();
  const id = useId();
  const [q, setQ] = useState('');
  const [count, setCount] = useState(firstCount);
  const { data, previousData, error } = useBulkEditImagesQuery({
    variables: { input: { ...input, q, perPage: count } },
    fetchPolicy: 'no-cache',
  });
  const found = (data ?? previousData)?.bulkEditImages;
  const note = error
    ? getErrorMessage(error, intl)
    : found === undefined
      ? formatMessage(uiMessages.loading)
      : found.totalDocs === 0
        ? formatMessage(q.trim() === '' ? messages.noImages : messages.noImagesFound)
        : null;
  const hasMore = found !== undefined && found.totalDocs > found.images.length;
  return (
    <div className={styles.root}>
      <span id={id}>{label}</span>
      <SearchField
        label={formatMessage(messages.searchImages)}
        value={q}
        onChange={(text) => {
          setQ(text);
          setCount(firstCount);
        }}
      />
      <div className={styles.area}>
        <p role="status" className={note === null ? styles.quiet : styles.note}>
          {note}
        </p>
        {!error && (
          <div role="group" aria-labelledby={id} className={styles.list}>
            {found?.images.map((image) => {
              const isUsed = urls.includes(image.url);
              return (
                <Button
                  key={image.url}
                  appearance="subtle"
                  className={mergeClasses(styles.image, isUsed && styles.used)}
                  aria-pressed={isUsed}
                  title={image.url}
                  onClick={() => onToggle(image)}
                >
                  <Picture url={image.url} name={image.name} alt="" size={40} />
                  <span className={styles.words}>
                    <bdi className={styles.name}>{image.name}</bdi>
                    <span className={styles.count}>
                      {formatMessage(sharedMessages.noteCount, { count: image.products })}
                    </span>
                  </span>
                </Button>
              );
            })}
          </div>
        )}
        {hasMore && count < maxCount && (
          <Button size="small" appearance="transparent" onClick={() => setCount(count + firstCount)}>
            {formatMessage(messages.moreImages)}
          </Button>
        )}
        {hasMore && count >= maxCount && <p className={styles.note}>{formatMessage(messages.otherImages)}</p>}
      </div>
    </div>
  );
}
