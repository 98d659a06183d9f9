import { Button, Dialog, DialogSurface, makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { ChevronLeft24Regular } from '@fluentui/react-icons/svg/chevron-left';
import { ChevronRight24Regular } from '@fluentui/react-icons/svg/chevron-right';
import type { KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';
import { useDirection } from '#i18n/useDirection';
import { CloseButton } from '#ui/dialog/CloseButton';
import { mirrored } from '#ui/layout/mirrored';
import { returnFocus } from '#ui/state/returnFocus';
import { ServerImage } from '../ServerImage';
import { photoMessages as messages } from './photoMessages';

const useStyles = makeStyles({
  surface: { maxWidth: 'min(1040px, 96vw)', width: '100%', padding: tokens.spacingHorizontalM },
  body: { display: 'grid', rowGap: tokens.spacingVerticalM },
  head: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: tokens.spacingHorizontalM,
  },
  place: { ...typographyStyles.body1, color: tokens.colorNeutralForeground3 },
  image: { maxHeight: '76vh', objectFit: 'contain', borderRadius: tokens.borderRadiusMedium },
  foot: { display: 'flex', alignItems: 'center', columnGap: tokens.spacingHorizontalM },
  caption: {
    ...typographyStyles.body1,
    flexGrow: 1,
    minWidth: 0,
    margin: 0,
    textAlign: 'center',
    overflowWrap: 'anywhere',
  },
  flipped: mirrored,
});

export interface PhotoViewerProps {
  photos: readonly { url: string; alt: string }[];
  /** The number of the photo, from 1. */
  number: number;
  isOpen: boolean;
  onShow: (number: number) => void;
  onClose: () => void;
}

/** A photo as large as the window. The arrow keys, Home, and End show others; Escape closes it. */
export function PhotoViewer({ photos, number, isOpen, onShow, onClose }: PhotoViewerProps) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const isRtl = useDirection() === 'rtl';
  const count = photos.length;
  const photo = photos[number - 1];
  const showByKey = (event: KeyboardEvent) => {
    const targets: Record<string, number> = {
      [isRtl ? 'ArrowRight' : 'ArrowLeft']: number - 1,
      [isRtl ? 'ArrowLeft' : 'ArrowRight']: number + 1,
      Home: 1,
      End: count,
    };
    const target = targets[event.key];
    if (target === undefined) return;
    event.preventDefault();
    if (target >= 1 && target <= count && target !== number) onShow(target);
  };
  if (!photo) return null;
  return (
    <Dialog open={isOpen} onOpenChange={(_event, { open }) => !open && onClose()}>
      <DialogSurface className={styles.surface} aria-label={photo.alt} onKeyDown={showByKey}>
        <div ref={returnFocus} className={styles.body}>
          <div className={styles.head}>
            <span className={styles.place}>{formatMessage(messages.place, { number, count })}</span>
            <CloseButton onClose={onClose} />
          </div>
          <ServerImage url={photo.url} alt={photo.alt} ratio="16 / 9" className={styles.image} isLazy={false} />
          <div className={styles.foot}>
            <Button
              appearance="subtle"
              icon={<ChevronLeft24Regular className={styles.flipped} />}
              aria-label={formatMessage(messages.previous)}
              disabledFocusable={number === 1}
              onClick={() => onShow(number - 1)}
            />
            <p className={styles.caption} dir="auto" aria-live="polite">
              {photo.alt}
            </p>
            <Button
              appearance="subtle"
              icon={<ChevronRight24Regular className={styles.flipped} />}
              aria-label={formatMessage(messages.next)}
              disabledFocusable={number === count}
              onClick={() => onShow(number + 1)}
            />
          </div>
        </div>
      </DialogSurface>
    </Dialog>
  );
}
