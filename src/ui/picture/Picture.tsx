import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useState, type ReactNode } from 'react';
import { useServerUrl } from '#graphql/backEnd';
import { useIsServerReady } from '#graphql/useIsServerReady';
import { getInitials, findPlace } from '#lib/initials';
import { pictureColors, usePictureColors } from './pictureColors';

const useStyles = makeStyles({
  frame: {
    position: 'relative',
    display: 'inline-block',
    flexShrink: 0,
    overflow: 'hidden',
    verticalAlign: 'middle',
    borderRadius: tokens.borderRadiusMedium,
  },
  round: { borderRadius: tokens.borderRadiusCircular },
  fluid: { display: 'block', width: '100%', aspectRatio: '1' },
  stage: {
    display: 'block',
    width: '100%',
    height: '100%',
    fontWeight: tokens.fontWeightSemibold,
    // Forced-colors mode changes the background but not the drawing on it.
    '@media (forced-colors: active)': { backgroundColor: 'Canvas', fill: 'CanvasText' },
  },
  picture: {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    objectFit: 'cover',
    backgroundColor: tokens.colorNeutralBackground1,
  },
});

/**
 * A URL that the browser can load: on another host, or an image on the server; null for a mere file path from a source
 * file.
 */
function getAddress(url: string | null, serverUrl: string): string | null {
  if (!url) return null;
  if (/^https?:\/\//.test(url)) return url;
  return url.startsWith('/media/') ? new URL(url, serverUrl).href : null;
}

export interface PictureProps {
  /** The URL as provided by the server; null shows only the placeholder. */
  url: string | null;
  /** The name from which the placeholder is generated. */
  name: string;
  /** Empty if the name is shown beside the image. */
  alt?: string;
  /** Width and height in pixels; `fill` is a square as wide as its parent. */
  size: number | 'fill';
  isRound?: boolean;
  /** Shown on the placeholder if there is a URL whose image can't be loaded. */
  failure?: ReactNode;
}

/**
 * An image, or a placeholder with initials where there is none or it fails to load. Its space is reserved from the
 * start, in a neutral color while the image loads.
 */
export function Picture({ url, name, alt = '', size, isRound = false, failure }: PictureProps) {
  const styles = useStyles();
  const color = usePictureColors()[pictureColors[findPlace(name, pictureColors.length)] ?? 'steel'];
  const isServerReady = useIsServerReady();
  const address = getAddress(url, useServerUrl());
  const [failed, setFailed] = useState<string | null>(null);
  const measure = size === 'fill' ? undefined : { width: size, height: size };
  return (
    <span
      className={mergeClasses(styles.frame, isRound && styles.round, size === 'fill' && styles.fluid)}
      style={measure}
    >
      {address === null || failed === address ? (
        <>
          <svg className={mergeClasses(color, styles.stage)} viewBox="0 0 40 40" aria-hidden="true">
            <text x="20" y="20" dominantBaseline="central" textAnchor="middle" fontSize="15">
              {getInitials(name)}
            </text>
          </svg>
          {url && failure}
        </>
      ) : (
        isServerReady && (
          <img
            className={styles.picture}
            src={address}
            alt={alt}
            {...measure}
            loading="lazy"
            decoding="async"
            referrerPolicy="no-referrer"
            onError={() => setFailed(address)}
          />
        )
      )}
    </span>
  );
}
