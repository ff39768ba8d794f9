import * as z from 'zod/mini';
import { Media, text, translatable } from './entity.ts';
import { Product } from './product.ts';

/*
 * What the server found for a slot, by the slot's type. Only what a storefront reads of it: a slot that
 * does not look so is one that this storefront does not know.
 */

/** `text`, `html`, `product-name` */
export const TextData = z.looseObject({ content: text });

/** `image`, `manufacturer-logo`, and the still picture of a video; `url` is where the picture leads. */
export const ImageData = z.looseObject({ media: z.nullish(Media), url: text });
export type ImageData = z.infer<typeof ImageData>;

/** `image-slider`, `image-gallery` */
export const ImagesData = z.looseObject({ sliderItems: z.nullish(z.array(ImageData)) });

/** `product-box` */
export const ProductData = z.looseObject({ product: z.nullish(Product) });

/** `product-slider` */
export const ProductsData = z.looseObject({ products: z.nullish(z.array(Product)) });

/** `cross-selling` */
export const CrossSellingData = z.looseObject({
  crossSellings: z.nullish(
    z.array(
      z.looseObject({
        crossSelling: z.nullish(translatable({ name: text })),
        products: z.nullish(z.array(Product)),
      }),
    ),
  ),
});
