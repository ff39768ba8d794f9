import { DEFAULT_LIMIT } from '#store/catalogue/listing/parameters.ts';
import { NEW_FOR_DAYS } from '#store/catalogue/product/load-products.ts';
import type { ShopConfig } from '#store/shop-config/shop-config.ts';
import { MIN_PASSWORD } from '#store/shopper/fields.ts';

/** Whether an account, and a guest, has to follow a link in a mail first. */
export type OptIn = { doubleOptInRegistration: boolean; doubleOptInGuestOrder: boolean };

/** What forms and lists of a storefront have to know, as the channel is set up. */
export const serializeShopSettings = ({ shop, limits }: ShopConfig, optIn: OptIn) => ({
  general: {
    shopName: shop.name,
    metaAuthor: shop.legalName,
    metaRobots: 'index,follow',
    familyFriendly: true,
    showRevocationButton: false,
    apiAlias: 'shop_settings_general',
  },
  contactForm: {
    firstNameFieldRequired: false,
    lastNameFieldRequired: false,
    phoneNumberFieldRequired: false,
    apiAlias: 'shop_settings_contact_form',
  },
  loginRegistration: { ...REGISTRATION, ...optIn },
  cart: {
    maxQuantity: limits.maxPurchase,
    lineItemAddLimit: 0,
    showDeliveryTime: true,
    showSubtotal: true,
    columnTaxInsteadUnitPrice: false,
    showCustomerComment: true,
    showTosCheckbox: true,
    openOffcanvasAfterAddToCart: true,
    wishlistEnabled: true,
    logoutGuestAfterCheckout: false,
    enableOrderRefunds: true,
    apiAlias: 'shop_settings_cart',
  },
  listing: LISTING,
  newsletter: { doubleOptIn: true, doubleOptInRegistered: false, apiAlias: 'shop_settings_newsletter' },
  apiAlias: 'shop_settings',
});

const REGISTRATION = {
  passwordMinLength: MIN_PASSWORD,
  createCustomerAccountDefault: false,
  showSalutation: true,
  showTitleField: false,
  requireEmailConfirmation: false,
  requirePasswordConfirmation: false,
  showPhoneNumberField: true,
  phoneNumberFieldRequired: false,
  showBirthdayField: true,
  birthdayFieldRequired: false,
  showAccountTypeSelection: true,
  showAdditionalAddressField1: true,
  additionalAddressField1Required: false,
  showAdditionalAddressField2: false,
  additionalAddressField2Required: false,
  addressInputFieldArrangement: 'zip-city-state',
  allowCustomerDeletion: true,
  requireDataProtectionCheckbox: true,
  apiAlias: 'shop_settings_login_registration',
};

const LISTING = {
  productsPerPage: DEFAULT_LIMIT,
  allowBuyInListing: true,
  showReview: true,
  reviewsPerPage: 10,
  disableEmptyFilterOptions: false,
  markAsNew: NEW_FOR_DAYS,
  hideCloseoutProductsWhenOutOfStock: false,
  showVariantOptionInSearchSuggestionResult: true,
  findBestVariant: true,
  autoplayVideoInListing: false,
  beforeListPriceSnippetKey: '',
  afterListPriceSnippetKey: '',
  apiAlias: 'shop_settings_listing',
};
