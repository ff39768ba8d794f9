CREATE TABLE `category` (
	`id` text PRIMARY KEY NOT NULL,
	`key` text NOT NULL,
	`parent_id` text,
	`position` integer NOT NULL,
	`level` integer NOT NULL,
	`path` text,
	`list` text,
	`media_id` text,
	`active` integer DEFAULT false NOT NULL,
	FOREIGN KEY (`media_id`) REFERENCES `media`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `category_parent` ON `category` (`parent_id`);--> statement-breakpoint
CREATE TABLE `category_text` (
	`category_id` text NOT NULL,
	`locale` text NOT NULL,
	`name` text,
	`description` text,
	PRIMARY KEY(`category_id`, `locale`),
	FOREIGN KEY (`category_id`) REFERENCES `category`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `cross_selling` (
	`product_id` text NOT NULL,
	`list` text NOT NULL,
	`position` integer NOT NULL,
	`target_id` text NOT NULL,
	PRIMARY KEY(`product_id`, `list`, `position`),
	FOREIGN KEY (`product_id`) REFERENCES `product`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `media` (
	`id` text PRIMARY KEY NOT NULL,
	`file_name` text NOT NULL,
	`file_extension` text NOT NULL,
	`is_private` integer DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE `meta` (
	`key` text PRIMARY KEY NOT NULL,
	`value` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `product` (
	`id` text PRIMARY KEY NOT NULL,
	`parent_id` text,
	`root_id` text NOT NULL,
	`number` text NOT NULL,
	`position` integer NOT NULL,
	`variant_count` integer NOT NULL,
	`active` integer DEFAULT false NOT NULL,
	`family` text NOT NULL,
	`kind` text NOT NULL,
	`is_download` integer DEFAULT false NOT NULL,
	`is_closeout` integer DEFAULT false NOT NULL,
	`min_purchase` integer NOT NULL,
	`purchase_steps` integer NOT NULL,
	`max_purchase` integer,
	`restock_days` integer NOT NULL,
	`delivery_time` text NOT NULL,
	`shipping_free` integer DEFAULT false NOT NULL,
	`weight_kg` real NOT NULL,
	`width_mm` real,
	`height_mm` real,
	`length_mm` real,
	`tax_rate` real NOT NULL,
	`ean` text,
	`is_top` integer DEFAULT false NOT NULL,
	`is_new` integer DEFAULT false NOT NULL,
	`since` text,
	`facts` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `product_number` ON `product` (`number`);--> statement-breakpoint
CREATE INDEX `product_parent` ON `product` (`parent_id`);--> statement-breakpoint
CREATE INDEX `product_root` ON `product` (`root_id`);--> statement-breakpoint
CREATE TABLE `product_category` (
	`product_id` text NOT NULL,
	`category_id` text NOT NULL,
	`is_assigned` integer DEFAULT false NOT NULL,
	`position` integer NOT NULL,
	PRIMARY KEY(`product_id`, `category_id`),
	FOREIGN KEY (`product_id`) REFERENCES `product`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`category_id`) REFERENCES `category`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `product_category_category` ON `product_category` (`category_id`);--> statement-breakpoint
CREATE TABLE `product_download` (
	`product_id` text NOT NULL,
	`position` integer NOT NULL,
	`media_id` text NOT NULL,
	PRIMARY KEY(`product_id`, `position`),
	FOREIGN KEY (`product_id`) REFERENCES `product`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`media_id`) REFERENCES `media`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `product_media` (
	`product_id` text NOT NULL,
	`position` integer NOT NULL,
	`media_id` text NOT NULL,
	PRIMARY KEY(`product_id`, `position`),
	FOREIGN KEY (`product_id`) REFERENCES `product`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`media_id`) REFERENCES `media`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `product_option` (
	`product_id` text NOT NULL,
	`option_id` text NOT NULL,
	PRIMARY KEY(`product_id`, `option_id`),
	FOREIGN KEY (`product_id`) REFERENCES `product`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`option_id`) REFERENCES `property_option`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `product_option_option` ON `product_option` (`option_id`);--> statement-breakpoint
CREATE TABLE `product_price` (
	`product_id` text NOT NULL,
	`customer_group_id` text NOT NULL,
	`from_quantity` integer NOT NULL,
	`unit_price` integer NOT NULL,
	`list_price` integer,
	`is_gross` integer NOT NULL,
	PRIMARY KEY(`product_id`, `customer_group_id`, `from_quantity`),
	FOREIGN KEY (`product_id`) REFERENCES `product`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `product_property` (
	`product_id` text NOT NULL,
	`option_id` text NOT NULL,
	PRIMARY KEY(`product_id`, `option_id`),
	FOREIGN KEY (`product_id`) REFERENCES `product`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`option_id`) REFERENCES `property_option`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `product_property_option` ON `product_property` (`option_id`);--> statement-breakpoint
CREATE TABLE `product_text` (
	`product_id` text NOT NULL,
	`locale` text NOT NULL,
	`name` text,
	`description` text,
	`meta_title` text,
	`meta_description` text,
	`keywords` text,
	`facts` text,
	`sort_name` text NOT NULL,
	PRIMARY KEY(`product_id`, `locale`),
	FOREIGN KEY (`product_id`) REFERENCES `product`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `property_group` (
	`id` text PRIMARY KEY NOT NULL,
	`key` text NOT NULL,
	`position` integer NOT NULL,
	`type` text NOT NULL,
	`unit` text,
	`filterable` integer DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE `property_group_text` (
	`group_id` text NOT NULL,
	`locale` text NOT NULL,
	`name` text,
	PRIMARY KEY(`group_id`, `locale`),
	FOREIGN KEY (`group_id`) REFERENCES `property_group`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `property_option` (
	`id` text PRIMARY KEY NOT NULL,
	`group_id` text NOT NULL,
	`key` text NOT NULL,
	`position` integer NOT NULL,
	`hex` text,
	FOREIGN KEY (`group_id`) REFERENCES `property_group`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `property_option_group` ON `property_option` (`group_id`);--> statement-breakpoint
CREATE TABLE `property_option_text` (
	`option_id` text NOT NULL,
	`locale` text NOT NULL,
	`name` text,
	PRIMARY KEY(`option_id`, `locale`),
	FOREIGN KEY (`option_id`) REFERENCES `property_option`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `search_word` (
	`locale` text NOT NULL,
	`word` text NOT NULL,
	PRIMARY KEY(`locale`, `word`)
);
--> statement-breakpoint
CREATE TABLE `seo_url` (
	`locale` text NOT NULL,
	`seo_path_info` text NOT NULL,
	`foreign_key` text NOT NULL,
	`route_name` text NOT NULL,
	`is_canonical` integer DEFAULT false NOT NULL,
	PRIMARY KEY(`locale`, `seo_path_info`)
);
--> statement-breakpoint
CREATE INDEX `seo_url_foreign_key` ON `seo_url` (`foreign_key`);--> statement-breakpoint
CREATE TABLE `stock` (
	`product_id` text PRIMARY KEY NOT NULL,
	`available` integer NOT NULL,
	FOREIGN KEY (`product_id`) REFERENCES `product`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `number_range` (
	`name` text PRIMARY KEY NOT NULL,
	`value` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `order` (
	`id` text PRIMARY KEY NOT NULL,
	`number` text NOT NULL,
	`state` text NOT NULL,
	`deep_link_code` text NOT NULL,
	`cart_token` text NOT NULL,
	`cart_hash` text NOT NULL,
	`customer_id` text NOT NULL,
	`customer` text NOT NULL,
	`locale` text NOT NULL,
	`currency_id` text NOT NULL,
	`currency_factor` real NOT NULL,
	`billing_address_id` text NOT NULL,
	`total` integer NOT NULL,
	`price` text NOT NULL,
	`shipping_costs` text NOT NULL,
	`comment` text,
	`affiliate_code` text,
	`campaign_code` text,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `order_number` ON `order` (`number`);--> statement-breakpoint
CREATE UNIQUE INDEX `order_deep_link` ON `order` (`deep_link_code`);--> statement-breakpoint
CREATE INDEX `order_customer` ON `order` (`customer_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `order_cart` ON `order` (`cart_token`,`created_at`);--> statement-breakpoint
CREATE TABLE `order_address` (
	`id` text PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
	`address` text NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `order`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `order_address_order` ON `order_address` (`order_id`);--> statement-breakpoint
CREATE TABLE `order_delivery` (
	`id` text PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
	`state` text NOT NULL,
	`address_id` text NOT NULL,
	`shipping_method_id` text NOT NULL,
	`costs` text NOT NULL,
	`earliest` text NOT NULL,
	`latest` text NOT NULL,
	`tracking_codes` text NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `order`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `order_delivery_order` ON `order_delivery` (`order_id`);--> statement-breakpoint
CREATE TABLE `order_download` (
	`id` text PRIMARY KEY NOT NULL,
	`order_line_id` text NOT NULL,
	`position` integer NOT NULL,
	`media_id` text NOT NULL,
	`file_name` text NOT NULL,
	`file_extension` text NOT NULL,
	`is_granted` integer NOT NULL,
	FOREIGN KEY (`order_line_id`) REFERENCES `order_line`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `order_download_line` ON `order_download` (`order_line_id`);--> statement-breakpoint
CREATE TABLE `order_line` (
	`id` text PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
	`position` integer NOT NULL,
	`identifier` text NOT NULL,
	`type` text NOT NULL,
	`product_id` text,
	`label` text NOT NULL,
	`quantity` integer NOT NULL,
	`price` text NOT NULL,
	`payload` text NOT NULL,
	`states` text NOT NULL,
	`cover_id` text,
	FOREIGN KEY (`order_id`) REFERENCES `order`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `order_line_order` ON `order_line` (`order_id`);--> statement-breakpoint
CREATE TABLE `order_transaction` (
	`id` text PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
	`position` integer NOT NULL,
	`state` text NOT NULL,
	`payment_method_id` text NOT NULL,
	`amount` text NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `order`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `order_transaction_order` ON `order_transaction` (`order_id`);--> statement-breakpoint
CREATE TABLE `payment_visit` (
	`token` text PRIMARY KEY NOT NULL,
	`transaction_id` text NOT NULL,
	`finish_url` text NOT NULL,
	`error_url` text NOT NULL,
	`created_at` text NOT NULL,
	`outcome` text,
	FOREIGN KEY (`transaction_id`) REFERENCES `order_transaction`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `payment_visit_transaction` ON `payment_visit` (`transaction_id`);--> statement-breakpoint
CREATE TABLE `cart_line` (
	`token` text NOT NULL,
	`id` text NOT NULL,
	`position` integer NOT NULL,
	`type` text NOT NULL,
	`referenced_id` text NOT NULL,
	`quantity` integer NOT NULL,
	PRIMARY KEY(`token`, `id`),
	FOREIGN KEY (`token`) REFERENCES `session`(`token`) ON UPDATE cascade ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `customer` (
	`id` text PRIMARY KEY NOT NULL,
	`number` text NOT NULL,
	`is_guest` integer NOT NULL,
	`is_active` integer NOT NULL,
	`email` text NOT NULL,
	`email_key` text NOT NULL,
	`password_hash` text,
	`group_id` text NOT NULL,
	`locale` text NOT NULL,
	`salutation_id` text,
	`title` text,
	`first_name` text NOT NULL,
	`last_name` text NOT NULL,
	`company` text,
	`account_type` text NOT NULL,
	`vat_ids` text NOT NULL,
	`birthday` text,
	`default_billing_address_id` text NOT NULL,
	`default_shipping_address_id` text NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	`last_login_at` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `customer_number` ON `customer` (`number`);--> statement-breakpoint
CREATE UNIQUE INDEX `customer_account` ON `customer` (`email_key`) WHERE is_guest = 0;--> statement-breakpoint
CREATE TABLE `customer_address` (
	`id` text PRIMARY KEY NOT NULL,
	`customer_id` text NOT NULL,
	`salutation_id` text,
	`title` text,
	`first_name` text NOT NULL,
	`last_name` text NOT NULL,
	`company` text,
	`department` text,
	`street` text NOT NULL,
	`additional_address_line1` text,
	`additional_address_line2` text,
	`zipcode` text NOT NULL,
	`city` text NOT NULL,
	`country_id` text NOT NULL,
	`country_state_id` text,
	`phone_number` text,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	FOREIGN KEY (`customer_id`) REFERENCES `customer`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `customer_address_customer` ON `customer_address` (`customer_id`);--> statement-breakpoint
CREATE TABLE `session` (
	`token` text PRIMARY KEY NOT NULL,
	`locale` text NOT NULL,
	`currency_id` text NOT NULL,
	`country_id` text NOT NULL,
	`country_state_id` text,
	`shipping_method_id` text NOT NULL,
	`payment_method_id` text NOT NULL,
	`customer_id` text,
	`billing_address_id` text,
	`shipping_address_id` text,
	`updated_at` text NOT NULL,
	FOREIGN KEY (`customer_id`) REFERENCES `customer`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `session_customer` ON `session` (`customer_id`);--> statement-breakpoint
CREATE INDEX `session_updated` ON `session` (`updated_at`);