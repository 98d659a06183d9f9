import { makeStyles, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { useServerUrl } from '#graphql/backEnd';
import { useIsServerReady } from '#graphql/useIsServerReady';

const useStyles = makeStyles({
  frame: {
    display: 'block',
    width: '100%',
    aspectRatio: '16 / 9',
    overflow: 'hidden',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
  },
  image: { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
});

/** The featured image of a post, or an empty frame of the same size. `alt` is empty for a decorative image. */
export function PostImage({ url, alt }: { url: string; alt: string }) {
  const styles = useStyles();
  const isServerReady = useIsServerReady();
  const serverUrl = useServerUrl();
  const [failed, setFailed] = useState('');
  return (
    <span className={styles.frame}>
      {url !== '' && failed !== url && isServerReady && (
        <img
          className={styles.image}
          src={new URL(url, serverUrl).href}
          alt={alt}
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          onError={() => setFailed(url)}
        />
      )}
    </span>
  );
}
