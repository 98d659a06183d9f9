import { makeStyles, tokens } from '@fluentui/react-components';
import { lazy, Suspense } from 'react';
import { useIntl } from 'react-intl';
import { urlWhole } from '#routing/urlParams';
import { useUrlState } from '#routing/useUrlState';
import { Panel } from '#ui/layout/Panel';
import { useLastOpen } from '#ui/hooks/useLastOpen';
import { messages } from '../messages';
import type { ProfileFragment } from '../Profile.generated';
import { ServerImage } from '../ServerImage';
import { SideList } from '../side/SideList';
import { photoMessages } from './photoMessages';

const PhotoViewer = lazy(() => import('./PhotoViewer').then((module) => ({ default: module.PhotoViewer })));

const useStyles = makeStyles({
  grid: {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: tokens.spacingHorizontalS,
    listStyleType: 'none',
    margin: 0,
    padding: 0,
  },
  photo: {
    display: 'block',
    width: '100%',
    padding: 0,
    overflow: 'hidden',
    border: 'none',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: 'transparent',
    cursor: 'zoom-in',
    ':hover': { opacity: 0.85 },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
  },
});

/** The number of the open photo, from 1; 0 if none is open. */
const photoParams = { photo: urlWhole(0) };

/** The latest photos. Each opens in a viewer, which the URL contains. */
export function PhotoPanel({ photos }: { photos: ProfileFragment['gallery'] }) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const [{ photo }, setPhoto] = useUrlState(photoParams);
  const named = photos.map(({ url, alt }, at) => ({
    url,
    alt: alt || formatMessage(photoMessages.photoNumber, { number: at + 1 }),
  }));
  const isOpen = photo > 0 && photo <= photos.length;
  const shown = useLastOpen(isOpen, photo);
  return (
    <Panel heading={formatMessage(messages.photos)}>
      {named.length === 0 && (
        <SideList rows={[]} emptyText={formatMessage(messages.noPhotos)}>
          {() => null}
        </SideList>
      )}
      <ul className={styles.grid}>
        {named.map(({ url, alt }, at) => (
          <li key={url}>
            <button type="button" className={styles.photo} onClick={() => setPhoto({ photo: at + 1 }, { push: true })}>
              <ServerImage url={url} alt={alt} ratio="1" />
            </button>
          </li>
        ))}
      </ul>
      {shown > 0 && (
        <Suspense fallback={null}>
          <PhotoViewer
            photos={named}
            number={shown}
            isOpen={isOpen}
            onShow={(number) => setPhoto({ photo: number })}
            onClose={() => setPhoto({ photo: 0 })}
          />
        </Suspense>
      )}
    </Panel>
  );
}
