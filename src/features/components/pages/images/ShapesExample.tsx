import { Image, makeStyles, tokens } from '@fluentui/react-components';

/** A drawing as a data URL; in the app, images come from the server. */
const landscape = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 120"><rect width="160" height="120" fill="#cfe4fa"/><circle cx="120" cy="32" r="14" fill="#f9e2ae"/><path d="M0 120 55 48l38 48 22-26 45 50z" fill="#359b35"/></svg>',
)}`;

const useStyles = makeStyles({
  row: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalM },
});

/** The same image in several shapes. Width and height are set, so that nothing moves when it loads. */
export function ShapesExample() {
  return (
    <div className={useStyles().row}>
      <Image src={landscape} alt="Mountains under the sun" width={160} height={120} bordered />
      <Image src={landscape} alt="Mountains, rounded" width={160} height={120} shape="rounded" fit="cover" />
      <Image src={landscape} alt="Mountains in a circle" width={120} height={120} shape="circular" fit="cover" />
    </div>
  );
}
