CREATE TABLE `cart_promotion` (
	`token` text NOT NULL,
	`promotion_id` text NOT NULL,
	`code` text,
	`is_blocked` integer NOT NULL,
	`applied` text NOT NULL,
	PRIMARY KEY(`token`, `promotion_id`),
	FOREIGN KEY (`token`) REFERENCES `session`(`token`) ON UPDATE cascade ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `promotion` (
	`id` text PRIMARY KEY NOT NULL,
	`key` text NOT NULL,
	`code` text,
	`is_automatic` integer NOT NULL,
	`active` integer NOT NULL,
	`valid_from` text NOT NULL,
	`valid_until` text,
	`priority` integer NOT NULL,
	`discounts` text NOT NULL,
	`sets` text NOT NULL,
	`conditions` text NOT NULL,
	`max_uses` integer,
	`max_uses_per_customer` integer,
	`excludes` text NOT NULL,
	`prevents_combination` integer NOT NULL,
	`name` text NOT NULL,
	`text` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `promotion_code` ON `promotion` (`code`);--> statement-breakpoint
CREATE TABLE `promotion_customer_code` (
	`code` text PRIMARY KEY NOT NULL,
	`promotion_id` text NOT NULL,
	`order_id` text,
	FOREIGN KEY (`promotion_id`) REFERENCES `promotion`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `promotion_redemption` (
	`promotion_id` text NOT NULL,
	`order_id` text NOT NULL,
	`email_key` text NOT NULL,
	`code` text,
	PRIMARY KEY(`promotion_id`, `order_id`),
	FOREIGN KEY (`promotion_id`) REFERENCES `promotion`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`order_id`) REFERENCES `order`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `promotion_redemption_email` ON `promotion_redemption` (`email_key`,`promotion_id`);--> statement-breakpoint
CREATE TABLE `promotion_use` (
	`promotion_id` text PRIMARY KEY NOT NULL,
	`uses` integer NOT NULL,
	FOREIGN KEY (`promotion_id`) REFERENCES `promotion`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
ALTER TABLE `session` ADD `is_cart_merged` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX `customer_email` ON `customer` (`email_key`);