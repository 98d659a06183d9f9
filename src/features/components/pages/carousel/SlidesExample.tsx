import {
  Carousel,
  CarouselCard,
  CarouselNav,
  CarouselNavButton,
  CarouselNavContainer,
  CarouselSlider,
  CarouselViewport,
  makeStyles,
  tokens,
  typographyStyles,
} from '@fluentui/react-components';

const slides = ['Trail Tent', 'River Kayak', 'Summit Backpack'];

const useStyles = makeStyles({
  slide: {
    ...typographyStyles.subtitle1,
    display: 'grid',
    placeItems: 'center',
    height: '200px',
    color: tokens.colorBrandForeground2,
    backgroundColor: tokens.colorBrandBackground2,
    borderRadius: tokens.borderRadiusLarge,
  },
  // The dots appear when the slides have been measured.
  dots: { minWidth: '72px' },
});

/** Slides that the user moves; nothing moves on its own. */
export function SlidesExample() {
  const styles = useStyles();
  return (
    <Carousel circular groupSize={1} announcement={(index, total) => `Slide ${index + 1} of ${total}`}>
      <CarouselViewport>
        <CarouselSlider aria-label="Products" cardFocus>
          {slides.map((name, index) => (
            <CarouselCard key={name} aria-label={`${index + 1} of ${slides.length}`}>
              <div className={styles.slide}>{name}</div>
            </CarouselCard>
          ))}
        </CarouselSlider>
      </CarouselViewport>
      <CarouselNavContainer
        layout="inline"
        next={{ 'aria-label': 'Next slide' }}
        prev={{ 'aria-label': 'Previous slide' }}
      >
        <CarouselNav aria-label="Slides" className={styles.dots}>
          {(index) => <CarouselNavButton aria-label={`Go to slide ${index + 1}`} />}
        </CarouselNav>
      </CarouselNavContainer>
    </Carousel>
  );
}
