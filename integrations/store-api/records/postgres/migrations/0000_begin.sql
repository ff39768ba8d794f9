CREATE TABLE "attempt" (
	"key" text collate "C" PRIMARY KEY NOT NULL,
	"count" bigint NOT NULL,
	"last_at" text collate "C" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cart_line" (
	"token" text collate "C" NOT NULL,
	"id" text collate "C" NOT NULL,
	"position" bigint NOT NULL,
	"type" text collate "C" NOT NULL,
	"referenced_id" text collate "C" NOT NULL,
	"quantity" bigint NOT NULL,
	CONSTRAINT "cart_line_token_id_pk" PRIMARY KEY("token","id")
);
--> statement-breakpoint
CREATE TABLE "cart_promotion" (
	"token" text collate "C" NOT NULL,
	"promotion_id" text collate "C" NOT NULL,
	"code" text collate "C",
	"is_blocked" boolean NOT NULL,
	"applied" jsonb NOT NULL,
	CONSTRAINT "cart_promotion_token_promotion_id_pk" PRIMARY KEY("token","promotion_id")
);
--> statement-breakpoint
CREATE TABLE "category" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"key" text collate "C" NOT NULL,
	"parent_id" text collate "C",
	"position" bigint NOT NULL,
	"level" bigint NOT NULL,
	"path" text collate "C",
	"list" text collate "C",
	"media_id" text collate "C",
	"active" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "category_text" (
	"category_id" text collate "C" NOT NULL,
	"locale" text collate "C" NOT NULL,
	"name" text collate "C",
	"description" text collate "C",
	CONSTRAINT "category_text_category_id_locale_pk" PRIMARY KEY("category_id","locale")
);
--> statement-breakpoint
CREATE TABLE "cross_selling" (
	"product_id" text collate "C" NOT NULL,
	"list" text collate "C" NOT NULL,
	"position" bigint NOT NULL,
	"target_id" text collate "C" NOT NULL,
	CONSTRAINT "cross_selling_product_id_list_position_pk" PRIMARY KEY("product_id","list","position")
);
--> statement-breakpoint
CREATE TABLE "customer" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"number" text collate "C" NOT NULL,
	"is_guest" boolean NOT NULL,
	"is_active" boolean NOT NULL,
	"email" text collate "C" NOT NULL,
	"email_key" text collate "C" NOT NULL,
	"password_hash" text collate "C",
	"group_id" text collate "C" NOT NULL,
	"requested_group_id" text collate "C",
	"payment_method_id" text collate "C",
	"locale" text collate "C" NOT NULL,
	"salutation_id" text collate "C",
	"title" text collate "C",
	"first_name" text collate "C" NOT NULL,
	"last_name" text collate "C" NOT NULL,
	"company" text collate "C",
	"account_type" text collate "C" NOT NULL,
	"vat_ids" jsonb NOT NULL,
	"birthday" text collate "C",
	"default_billing_address_id" text collate "C" NOT NULL,
	"default_shipping_address_id" text collate "C" NOT NULL,
	"created_at" text collate "C" NOT NULL,
	"updated_at" text collate "C" NOT NULL,
	"last_login_at" text collate "C",
	"opt_in_token_hash" text collate "C",
	"opt_in_sent_at" text collate "C",
	"opt_in_confirmed_at" text collate "C"
);
--> statement-breakpoint
CREATE TABLE "customer_address" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"customer_id" text collate "C" NOT NULL,
	"salutation_id" text collate "C",
	"title" text collate "C",
	"first_name" text collate "C" NOT NULL,
	"last_name" text collate "C" NOT NULL,
	"company" text collate "C",
	"department" text collate "C",
	"street" text collate "C" NOT NULL,
	"additional_address_line1" text collate "C",
	"additional_address_line2" text collate "C",
	"zipcode" text collate "C" NOT NULL,
	"city" text collate "C" NOT NULL,
	"country_id" text collate "C" NOT NULL,
	"country_state_id" text collate "C",
	"phone_number" text collate "C",
	"created_at" text collate "C" NOT NULL,
	"updated_at" text collate "C" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mail" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"name" text collate "C" NOT NULL,
	"letter" jsonb,
	"state" text collate "C" NOT NULL,
	"attempts" bigint NOT NULL,
	"due_at" text collate "C" NOT NULL,
	"created_at" text collate "C" NOT NULL,
	"settled_at" text collate "C"
);
--> statement-breakpoint
CREATE TABLE "mail_attachment" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"mail_id" text collate "C" NOT NULL,
	"file_name" text collate "C" NOT NULL,
	"media_type" text collate "C" NOT NULL,
	"content" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "media" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"file_name" text collate "C" NOT NULL,
	"file_extension" text collate "C" NOT NULL,
	"is_private" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "meta" (
	"key" text collate "C" PRIMARY KEY NOT NULL,
	"value" text collate "C" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "newsletter_recipient" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"email" text collate "C" NOT NULL,
	"email_key" text collate "C" NOT NULL,
	"status" text collate "C" NOT NULL,
	"token_hash" text collate "C" NOT NULL,
	"locale" text collate "C" NOT NULL,
	"salutation_id" text collate "C",
	"first_name" text collate "C",
	"last_name" text collate "C",
	"street" text collate "C",
	"zip_code" text collate "C",
	"city" text collate "C",
	"created_at" text collate "C" NOT NULL,
	"updated_at" text collate "C" NOT NULL,
	"confirmed_at" text collate "C"
);
--> statement-breakpoint
CREATE TABLE "number_range" (
	"name" text collate "C" PRIMARY KEY NOT NULL,
	"value" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"number" text collate "C" NOT NULL,
	"state" text collate "C" NOT NULL,
	"deep_link_code" text collate "C" NOT NULL,
	"cart_token" text collate "C" NOT NULL,
	"cart_hash" text collate "C" NOT NULL,
	"customer_id" text collate "C" NOT NULL,
	"customer" jsonb NOT NULL,
	"locale" text collate "C" NOT NULL,
	"currency_id" text collate "C" NOT NULL,
	"currency_factor" double precision NOT NULL,
	"billing_address_id" text collate "C" NOT NULL,
	"total" bigint NOT NULL,
	"price" jsonb NOT NULL,
	"shipping_costs" jsonb NOT NULL,
	"comment" text collate "C",
	"affiliate_code" text collate "C",
	"campaign_code" text collate "C",
	"created_at" text collate "C" NOT NULL,
	"updated_at" text collate "C" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_address" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"order_id" text collate "C" NOT NULL,
	"address" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_delivery" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"order_id" text collate "C" NOT NULL,
	"state" text collate "C" NOT NULL,
	"address_id" text collate "C" NOT NULL,
	"shipping_method_id" text collate "C" NOT NULL,
	"costs" jsonb NOT NULL,
	"earliest" text collate "C" NOT NULL,
	"latest" text collate "C" NOT NULL,
	"tracking_codes" jsonb NOT NULL,
	"created_at" text collate "C" NOT NULL,
	"updated_at" text collate "C" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_document" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"order_id" text collate "C" NOT NULL,
	"type" text collate "C" NOT NULL,
	"number" text collate "C" NOT NULL,
	"deep_link_code" text collate "C" NOT NULL,
	"payment_method_id" text collate "C" NOT NULL,
	"due_days" bigint,
	"issuer" jsonb NOT NULL,
	"created_at" text collate "C" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_download" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"order_line_id" text collate "C" NOT NULL,
	"position" bigint NOT NULL,
	"media_id" text collate "C" NOT NULL,
	"file_name" text collate "C" NOT NULL,
	"file_extension" text collate "C" NOT NULL,
	"is_granted" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_line" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"order_id" text collate "C" NOT NULL,
	"position" bigint NOT NULL,
	"identifier" text collate "C" NOT NULL,
	"type" text collate "C" NOT NULL,
	"product_id" text collate "C",
	"label" text collate "C" NOT NULL,
	"quantity" bigint NOT NULL,
	"price" jsonb NOT NULL,
	"payload" jsonb NOT NULL,
	"states" jsonb NOT NULL,
	"cover_id" text collate "C"
);
--> statement-breakpoint
CREATE TABLE "order_transaction" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"order_id" text collate "C" NOT NULL,
	"position" bigint NOT NULL,
	"state" text collate "C" NOT NULL,
	"payment_method_id" text collate "C" NOT NULL,
	"amount" jsonb NOT NULL,
	"reference" text collate "C",
	"created_at" text collate "C" NOT NULL,
	"updated_at" text collate "C" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "password_recovery" (
	"customer_id" text collate "C" PRIMARY KEY NOT NULL,
	"token_hash" text collate "C" NOT NULL,
	"created_at" text collate "C" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_refund" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"transaction_id" text collate "C" NOT NULL,
	"amount" bigint NOT NULL,
	"state" text collate "C" NOT NULL,
	"created_at" text collate "C" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_visit" (
	"token" text collate "C" PRIMARY KEY NOT NULL,
	"transaction_id" text collate "C" NOT NULL,
	"finish_url" text collate "C" NOT NULL,
	"error_url" text collate "C" NOT NULL,
	"reference" text collate "C",
	"created_at" text collate "C" NOT NULL,
	"outcome" text collate "C"
);
--> statement-breakpoint
CREATE TABLE "product" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"parent_id" text collate "C",
	"root_id" text collate "C" NOT NULL,
	"number" text collate "C" NOT NULL,
	"position" bigint NOT NULL,
	"variant_count" bigint NOT NULL,
	"active" boolean DEFAULT false NOT NULL,
	"family" text collate "C" NOT NULL,
	"kind" text collate "C" NOT NULL,
	"is_download" boolean DEFAULT false NOT NULL,
	"is_closeout" boolean DEFAULT false NOT NULL,
	"min_purchase" bigint NOT NULL,
	"purchase_steps" bigint NOT NULL,
	"max_purchase" bigint,
	"restock_days" bigint NOT NULL,
	"delivery_time" text collate "C" NOT NULL,
	"shipping_free" boolean DEFAULT false NOT NULL,
	"weight_kg" double precision NOT NULL,
	"width_mm" double precision,
	"height_mm" double precision,
	"length_mm" double precision,
	"tax_rate" double precision NOT NULL,
	"ean" text collate "C",
	"is_top" boolean DEFAULT false NOT NULL,
	"is_new" boolean DEFAULT false NOT NULL,
	"since" text collate "C",
	"facts" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_category" (
	"product_id" text collate "C" NOT NULL,
	"category_id" text collate "C" NOT NULL,
	"is_assigned" boolean DEFAULT false NOT NULL,
	"position" bigint NOT NULL,
	CONSTRAINT "product_category_product_id_category_id_pk" PRIMARY KEY("product_id","category_id")
);
--> statement-breakpoint
CREATE TABLE "product_download" (
	"product_id" text collate "C" NOT NULL,
	"position" bigint NOT NULL,
	"media_id" text collate "C" NOT NULL,
	CONSTRAINT "product_download_product_id_position_pk" PRIMARY KEY("product_id","position")
);
--> statement-breakpoint
CREATE TABLE "product_media" (
	"product_id" text collate "C" NOT NULL,
	"position" bigint NOT NULL,
	"media_id" text collate "C" NOT NULL,
	CONSTRAINT "product_media_product_id_position_pk" PRIMARY KEY("product_id","position")
);
--> statement-breakpoint
CREATE TABLE "product_option" (
	"product_id" text collate "C" NOT NULL,
	"option_id" text collate "C" NOT NULL,
	CONSTRAINT "product_option_product_id_option_id_pk" PRIMARY KEY("product_id","option_id")
);
--> statement-breakpoint
CREATE TABLE "product_price" (
	"product_id" text collate "C" NOT NULL,
	"customer_group_id" text collate "C" NOT NULL,
	"from_quantity" bigint NOT NULL,
	"unit_price" bigint NOT NULL,
	"list_price" bigint,
	"is_gross" boolean NOT NULL,
	CONSTRAINT "product_price_product_id_customer_group_id_from_quantity_pk" PRIMARY KEY("product_id","customer_group_id","from_quantity")
);
--> statement-breakpoint
CREATE TABLE "product_property" (
	"product_id" text collate "C" NOT NULL,
	"option_id" text collate "C" NOT NULL,
	CONSTRAINT "product_property_product_id_option_id_pk" PRIMARY KEY("product_id","option_id")
);
--> statement-breakpoint
CREATE TABLE "product_text" (
	"product_id" text collate "C" NOT NULL,
	"locale" text collate "C" NOT NULL,
	"name" text collate "C",
	"description" text collate "C",
	"meta_title" text collate "C",
	"meta_description" text collate "C",
	"keywords" text collate "C",
	"facts" jsonb,
	"sort_name" text collate "C" NOT NULL,
	CONSTRAINT "product_text_product_id_locale_pk" PRIMARY KEY("product_id","locale")
);
--> statement-breakpoint
CREATE TABLE "promotion" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"key" text collate "C" NOT NULL,
	"code" text collate "C",
	"is_automatic" boolean NOT NULL,
	"active" boolean NOT NULL,
	"valid_from" text collate "C" NOT NULL,
	"valid_until" text collate "C",
	"priority" bigint NOT NULL,
	"discounts" jsonb NOT NULL,
	"sets" jsonb NOT NULL,
	"conditions" jsonb NOT NULL,
	"max_uses" bigint,
	"max_uses_per_customer" bigint,
	"excludes" jsonb NOT NULL,
	"prevents_combination" boolean NOT NULL,
	"name" jsonb NOT NULL,
	"text" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "promotion_customer_code" (
	"code" text collate "C" PRIMARY KEY NOT NULL,
	"promotion_id" text collate "C" NOT NULL,
	"order_id" text collate "C"
);
--> statement-breakpoint
CREATE TABLE "promotion_redemption" (
	"promotion_id" text collate "C" NOT NULL,
	"order_id" text collate "C" NOT NULL,
	"email_key" text collate "C" NOT NULL,
	"code" text collate "C",
	CONSTRAINT "promotion_redemption_promotion_id_order_id_pk" PRIMARY KEY("promotion_id","order_id")
);
--> statement-breakpoint
CREATE TABLE "promotion_use" (
	"promotion_id" text collate "C" PRIMARY KEY NOT NULL,
	"uses" bigint NOT NULL,
	"is_paused" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "property_group" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"key" text collate "C" NOT NULL,
	"position" bigint NOT NULL,
	"type" text collate "C" NOT NULL,
	"unit" text collate "C",
	"filterable" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "property_group_text" (
	"group_id" text collate "C" NOT NULL,
	"locale" text collate "C" NOT NULL,
	"name" text collate "C",
	CONSTRAINT "property_group_text_group_id_locale_pk" PRIMARY KEY("group_id","locale")
);
--> statement-breakpoint
CREATE TABLE "property_option" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"group_id" text collate "C" NOT NULL,
	"key" text collate "C" NOT NULL,
	"position" bigint NOT NULL,
	"hex" text collate "C"
);
--> statement-breakpoint
CREATE TABLE "property_option_text" (
	"option_id" text collate "C" NOT NULL,
	"locale" text collate "C" NOT NULL,
	"name" text collate "C",
	CONSTRAINT "property_option_text_option_id_locale_pk" PRIMARY KEY("option_id","locale")
);
--> statement-breakpoint
CREATE TABLE "review" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"root_id" text collate "C" NOT NULL,
	"customer_id" text collate "C",
	"key" text collate "C",
	"author" text collate "C" NOT NULL,
	"title" text collate "C" NOT NULL,
	"content" text collate "C" NOT NULL,
	"points" double precision NOT NULL,
	"locale" text collate "C" NOT NULL,
	"is_approved" boolean NOT NULL,
	"is_verified" boolean NOT NULL,
	"answer" text collate "C",
	"created_at" text collate "C" NOT NULL,
	"updated_at" text collate "C"
);
--> statement-breakpoint
CREATE TABLE "search_text" (
	"locale" text collate "C" NOT NULL,
	"product_id" text collate "C" NOT NULL,
	"number" text collate "C" NOT NULL,
	"kind" text collate "C" NOT NULL,
	"head" text collate "C" NOT NULL,
	"name" text collate "C" NOT NULL,
	"numbers" text collate "C" NOT NULL,
	"keywords" text collate "C" NOT NULL,
	"options" text collate "C" NOT NULL,
	"facts" text collate "C" NOT NULL,
	"body" text collate "C" NOT NULL,
	CONSTRAINT "search_text_locale_product_id_pk" PRIMARY KEY("locale","product_id")
);
--> statement-breakpoint
CREATE TABLE "seo_url" (
	"locale" text collate "C" NOT NULL,
	"seo_path_info" text collate "C" NOT NULL,
	"foreign_key" text collate "C" NOT NULL,
	"route_name" text collate "C" NOT NULL,
	"is_canonical" boolean DEFAULT false NOT NULL,
	CONSTRAINT "seo_url_locale_seo_path_info_pk" PRIMARY KEY("locale","seo_path_info")
);
--> statement-breakpoint
CREATE TABLE "session" (
	"token" text collate "C" PRIMARY KEY NOT NULL,
	"locale" text collate "C" NOT NULL,
	"currency_id" text collate "C" NOT NULL,
	"country_id" text collate "C" NOT NULL,
	"country_state_id" text collate "C",
	"shipping_method_id" text collate "C" NOT NULL,
	"payment_method_id" text collate "C" NOT NULL,
	"customer_id" text collate "C",
	"billing_address_id" text collate "C",
	"shipping_address_id" text collate "C",
	"is_cart_merged" boolean DEFAULT false NOT NULL,
	"updated_at" text collate "C" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "state_history" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"order_id" text collate "C" NOT NULL,
	"position" bigint NOT NULL,
	"machine" text collate "C" NOT NULL,
	"entity_id" text collate "C" NOT NULL,
	"from_state" text collate "C" NOT NULL,
	"to_state" text collate "C" NOT NULL,
	"transition" text collate "C" NOT NULL,
	"at" text collate "C" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stock" (
	"product_id" text collate "C" PRIMARY KEY NOT NULL,
	"available" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stock_notice" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"product_id" text collate "C" NOT NULL,
	"email" text collate "C" NOT NULL,
	"email_key" text collate "C" NOT NULL,
	"locale" text collate "C" NOT NULL,
	"site" text collate "C" NOT NULL,
	"token_hash" text collate "C" NOT NULL,
	"created_at" text collate "C" NOT NULL,
	"confirmed_at" text collate "C"
);
--> statement-breakpoint
CREATE TABLE "wishlist" (
	"id" text collate "C" NOT NULL,
	"customer_id" text collate "C" PRIMARY KEY NOT NULL,
	"created_at" text collate "C" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wishlist_product" (
	"customer_id" text collate "C" NOT NULL,
	"product_id" text collate "C" NOT NULL,
	"position" bigint NOT NULL,
	CONSTRAINT "wishlist_product_customer_id_product_id_pk" PRIMARY KEY("customer_id","product_id")
);
--> statement-breakpoint
ALTER TABLE "cart_line" ADD CONSTRAINT "cart_line_token_session_token_fk" FOREIGN KEY ("token") REFERENCES "public"."session"("token") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "cart_promotion" ADD CONSTRAINT "cart_promotion_token_session_token_fk" FOREIGN KEY ("token") REFERENCES "public"."session"("token") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "category" ADD CONSTRAINT "category_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "category_text" ADD CONSTRAINT "category_text_category_id_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."category"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cross_selling" ADD CONSTRAINT "cross_selling_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_address" ADD CONSTRAINT "customer_address_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_attachment" ADD CONSTRAINT "mail_attachment_mail_id_mail_id_fk" FOREIGN KEY ("mail_id") REFERENCES "public"."mail"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_address" ADD CONSTRAINT "order_address_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_delivery" ADD CONSTRAINT "order_delivery_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_document" ADD CONSTRAINT "order_document_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_download" ADD CONSTRAINT "order_download_order_line_id_order_line_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_line"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_transaction" ADD CONSTRAINT "order_transaction_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_recovery" ADD CONSTRAINT "password_recovery_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_refund" ADD CONSTRAINT "payment_refund_transaction_id_order_transaction_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."order_transaction"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_visit" ADD CONSTRAINT "payment_visit_transaction_id_order_transaction_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."order_transaction"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_category" ADD CONSTRAINT "product_category_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_category" ADD CONSTRAINT "product_category_category_id_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."category"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_download" ADD CONSTRAINT "product_download_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_download" ADD CONSTRAINT "product_download_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_media" ADD CONSTRAINT "product_media_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_media" ADD CONSTRAINT "product_media_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_option" ADD CONSTRAINT "product_option_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_option" ADD CONSTRAINT "product_option_option_id_property_option_id_fk" FOREIGN KEY ("option_id") REFERENCES "public"."property_option"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_price" ADD CONSTRAINT "product_price_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_property" ADD CONSTRAINT "product_property_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_property" ADD CONSTRAINT "product_property_option_id_property_option_id_fk" FOREIGN KEY ("option_id") REFERENCES "public"."property_option"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_text" ADD CONSTRAINT "product_text_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_customer_code" ADD CONSTRAINT "promotion_customer_code_promotion_id_promotion_id_fk" FOREIGN KEY ("promotion_id") REFERENCES "public"."promotion"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_redemption" ADD CONSTRAINT "promotion_redemption_promotion_id_promotion_id_fk" FOREIGN KEY ("promotion_id") REFERENCES "public"."promotion"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_redemption" ADD CONSTRAINT "promotion_redemption_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_use" ADD CONSTRAINT "promotion_use_promotion_id_promotion_id_fk" FOREIGN KEY ("promotion_id") REFERENCES "public"."promotion"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "property_group_text" ADD CONSTRAINT "property_group_text_group_id_property_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."property_group"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "property_option" ADD CONSTRAINT "property_option_group_id_property_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."property_group"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "property_option_text" ADD CONSTRAINT "property_option_text_option_id_property_option_id_fk" FOREIGN KEY ("option_id") REFERENCES "public"."property_option"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_root_id_product_id_fk" FOREIGN KEY ("root_id") REFERENCES "public"."product"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_text" ADD CONSTRAINT "search_text_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "state_history" ADD CONSTRAINT "state_history_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock" ADD CONSTRAINT "stock_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishlist" ADD CONSTRAINT "wishlist_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishlist_product" ADD CONSTRAINT "wishlist_product_customer_id_wishlist_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."wishlist"("customer_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attempt_last" ON "attempt" USING btree ("last_at");--> statement-breakpoint
CREATE INDEX "category_parent" ON "category" USING btree ("parent_id");--> statement-breakpoint
CREATE UNIQUE INDEX "customer_opt_in" ON "customer" USING btree ("opt_in_token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "customer_number" ON "customer" USING btree ("number");--> statement-breakpoint
CREATE INDEX "customer_email" ON "customer" USING btree ("email_key");--> statement-breakpoint
CREATE UNIQUE INDEX "customer_account" ON "customer" USING btree ("email_key") WHERE not is_guest;--> statement-breakpoint
CREATE INDEX "customer_address_customer" ON "customer_address" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "mail_due" ON "mail" USING btree ("state","due_at");--> statement-breakpoint
CREATE INDEX "mail_attachment_mail" ON "mail_attachment" USING btree ("mail_id");--> statement-breakpoint
CREATE UNIQUE INDEX "newsletter_recipient_email" ON "newsletter_recipient" USING btree ("email_key");--> statement-breakpoint
CREATE UNIQUE INDEX "newsletter_recipient_token" ON "newsletter_recipient" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "order_number" ON "order" USING btree ("number");--> statement-breakpoint
CREATE UNIQUE INDEX "order_deep_link" ON "order" USING btree ("deep_link_code");--> statement-breakpoint
CREATE INDEX "order_customer" ON "order" USING btree ("customer_id","created_at");--> statement-breakpoint
CREATE INDEX "order_cart" ON "order" USING btree ("cart_token","created_at");--> statement-breakpoint
CREATE INDEX "order_address_order" ON "order_address" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_delivery_order" ON "order_delivery" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "order_document_order" ON "order_document" USING btree ("order_id","type");--> statement-breakpoint
CREATE UNIQUE INDEX "order_document_number" ON "order_document" USING btree ("type","number");--> statement-breakpoint
CREATE INDEX "order_download_line" ON "order_download" USING btree ("order_line_id");--> statement-breakpoint
CREATE INDEX "order_line_order" ON "order_line" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_transaction_order" ON "order_transaction" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "password_recovery_token" ON "password_recovery" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "payment_refund_transaction" ON "payment_refund" USING btree ("transaction_id");--> statement-breakpoint
CREATE INDEX "payment_visit_transaction" ON "payment_visit" USING btree ("transaction_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_visit_reference" ON "payment_visit" USING btree ("reference");--> statement-breakpoint
CREATE UNIQUE INDEX "product_number" ON "product" USING btree ("number");--> statement-breakpoint
CREATE INDEX "product_parent" ON "product" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "product_root" ON "product" USING btree ("root_id");--> statement-breakpoint
CREATE INDEX "product_category_category" ON "product_category" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "product_option_option" ON "product_option" USING btree ("option_id");--> statement-breakpoint
CREATE INDEX "product_property_option" ON "product_property" USING btree ("option_id");--> statement-breakpoint
CREATE UNIQUE INDEX "promotion_code" ON "promotion" USING btree ("code");--> statement-breakpoint
CREATE INDEX "promotion_redemption_email" ON "promotion_redemption" USING btree ("email_key","promotion_id");--> statement-breakpoint
CREATE INDEX "property_option_group" ON "property_option" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "review_root" ON "review" USING btree ("root_id");--> statement-breakpoint
CREATE UNIQUE INDEX "review_customer_product" ON "review" USING btree ("customer_id","root_id");--> statement-breakpoint
CREATE INDEX "seo_url_foreign_key" ON "seo_url" USING btree ("foreign_key");--> statement-breakpoint
CREATE INDEX "session_customer" ON "session" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "session_updated" ON "session" USING btree ("updated_at");--> statement-breakpoint
CREATE UNIQUE INDEX "state_history_order" ON "state_history" USING btree ("order_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "stock_notice_product" ON "stock_notice" USING btree ("product_id","email_key");--> statement-breakpoint
CREATE UNIQUE INDEX "stock_notice_token" ON "stock_notice" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "stock_notice_email" ON "stock_notice" USING btree ("email_key");--> statement-breakpoint
CREATE INDEX "wishlist_product_order" ON "wishlist_product" USING btree ("customer_id","position");