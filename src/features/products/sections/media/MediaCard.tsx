import { Button, makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';
import { ArrowLeft16Regular } from '@fluentui/react-icons/svg/arrow-left';
import { ArrowRight16Regular } from '@fluentui/react-icons/svg/arrow-right';
import { Delete16Regular } from '@fluentui/react-icons/svg/delete';
import { useWatch } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { mirrored } from '#ui/layout/mirrored';
import { Picture } from '#ui/picture/Picture';
import { FieldSlot } from '../../core/issues/FieldSlot';
import { mediaMessages as messages } from '../../core/messages/mediaMessages';
import type { MediaDrag } from './useMediaDrag';
import { useIsReadOnly } from '../../core/readOnly';
import { RowField } from '../../core/fields/RowField';
import { useProductForm } from '../../core/useProductForm';

const useStyles = makeStyles({
  failure: {
    ...typographyStyles.caption1,
    position: 'absolute',
    insetInline: 0,
    insetBlockEnd: 0,
    padding: tokens.spacingHorizontalXXS,
    textAlign: 'center',
    color: tokens.colorNeutralForeground1,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  card: {
    display: 'flex',
    columnGap: tokens.spacingHorizontalM,
    minWidth: 0,
    padding: tokens.spacingHorizontalS,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
  },
  whole: { gridColumn: '1 / -1' },
  main: { flexWrap: 'wrap', rowGap: tokens.spacingVerticalS },
  large: { display: 'block', width: '240px', maxWidth: '100%' },
  dragged: { opacity: 0.5 },
  over: { outline: `2px dashed ${tokens.colorBrandStroke1}`, outlineOffset: '-2px' },
  handle: { display: 'flex', alignSelf: 'flex-start', cursor: 'grab', ':active': { cursor: 'grabbing' } },
  words: {
    display: 'flex',
    flexDirection: 'column',
    rowGap: tokens.spacingVerticalXS,
    flexGrow: 1,
    flexBasis: 0,
    minWidth: 'min(200px, 100%)',
  },
  foot: { display: 'flex', alignItems: 'center', columnGap: tokens.spacingHorizontalXXS },
  note: { ...typographyStyles.caption1, color: tokens.colorNeutralForeground3, flexGrow: 1 },
  own: {
    ...typographyStyles.body1,
    display: 'flex',
    alignItems: 'center',
    height: '32px',
    paddingInline: tokens.spacingHorizontalM,
    color: tokens.colorNeutralForeground3,
  },
  flipped: mirrored,
});

export interface MediaCardProps {
  name: `media.${number}` | `variants.${number}.media.${number}`;
  /** Position, starting at 0. */
  place: number;
  isLast: boolean;
  drag: MediaDrag;
  onMove: (to: number) => void;
  onRemove: () => void;
}

/** An image with its URL, alt text, and position. It is dragged by its picture. */
export function MediaCard({ name, place, isLast, drag, onMove, onRemove }: MediaCardProps) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const { control } = useProductForm();
  const [url, alt, productName, sku] = useWatch({ control, name: [`${name}.url`, `${name}.alt`, 'name', 'sku'] });
  const number = place + 1;
  // The first image of a product is the one that lists and shops show.
  const isMain = name === 'media.0';
  const isDraggable = !useIsReadOnly() && !(isLast && place === 0);
  return (
    <li className={isMain ? styles.whole : undefined}>
      <FieldSlot field={name} isWhole>
        <div
          className={mergeClasses(
            styles.card,
            isMain && styles.main,
            drag.isDragged && styles.dragged,
            drag.isOver && styles.over,
          )}
          onDragOver={drag.onOver}
          onDragLeave={({ currentTarget, relatedTarget }) => {
            if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) drag.onLeave();
          }}
          onDrop={drag.onDrop}
        >
          <div
            className={mergeClasses(isDraggable && styles.handle, isMain && styles.large)}
            title={isDraggable ? formatMessage(messages.drag) : undefined}
            draggable={isDraggable}
            onDragStart={drag.onStart}
            onDragEnd={drag.onEnd}
          >
            <Picture
              url={url}
              name={productName || sku}
              alt={alt}
              size={isMain ? 'fill' : 104}
              failure={<span className={styles.failure}>{formatMessage(messages.failed)}</span>}
            />
          </div>
          <div className={styles.words}>
            {url.startsWith('/media/') ? (
              <span className={styles.own}>{formatMessage(messages.own)}</span>
            ) : (
              <RowField
                name={`${name}.url`}
                label={formatMessage(messages.addressOf, { number })}
                placeholder={formatMessage(messages.address)}
              />
            )}
            <RowField
              name={`${name}.alt`}
              label={formatMessage(messages.altOf, { number })}
              placeholder={formatMessage(messages.alt)}
            />
            <div className={styles.foot}>
              <span className={styles.note}>{place === 0 && formatMessage(messages.first)}</span>
              <Button
                appearance="subtle"
                size="small"
                icon={<ArrowLeft16Regular className={styles.flipped} />}
                aria-label={formatMessage(messages.earlier, { number })}
                disabledFocusable={place === 0}
                onClick={() => onMove(place - 1)}
              />
              <Button
                appearance="subtle"
                size="small"
                icon={<ArrowRight16Regular className={styles.flipped} />}
                aria-label={formatMessage(messages.later, { number })}
                disabledFocusable={isLast}
                onClick={() => onMove(place + 1)}
              />
              <Button
                appearance="subtle"
                size="small"
                icon={<Delete16Regular />}
                aria-label={formatMessage(messages.remove, { number })}
                onClick={onRemove}
              />
            </div>
          </div>
        </div>
      </FieldSlot>
    </li>
  );
}
