import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { useServerUrl } from '#graphql/backEnd';
import { useIsServerReady } from '#graphql/useIsServerReady';

const useStyles = makeStyles({
  // Its space is reserved from the start.
  image: { display: 'block', width: '100%', objectFit: 'cover', backgroundColor: tokens.colorNeutralStencil1 },
  failed: { visibility: 'hidden' },
});

export interface ServerImageProps {
  url: string;
  /** Empty for an image without information. */
  alt: string;
  /** Width divided by height. */
  ratio: string;
  className?: string;
  isLazy?: boolean;
}

/** An image of the server as wide as its container. */
export function ServerImage({ url, alt, ratio, className, isLazy = true }: ServerImageProps) {
  const styles = useStyles();
  const serverUrl = useServerUrl();
  const isServerReady = useIsServerReady();
  const [failed, setFailed] = useState<string | null>(null);
  return (
    <img
      className={mergeClasses(styles.image, failed === url && styles.failed, className)}
      style={{ aspectRatio: ratio }}
      src={isServerReady ? new URL(url, serverUrl).href : undefined}
      alt={alt}
      loading={isLazy ? 'lazy' : 'eager'}
      decoding="async"
      referrerPolicy="no-referrer"
      onError={() => setFailed(url)}
    />
  );
}
