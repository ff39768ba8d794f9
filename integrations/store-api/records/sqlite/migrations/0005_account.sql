CREATE TABLE `wishlist` (
	`id` text NOT NULL,
	`customer_id` text PRIMARY KEY NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`customer_id`) REFERENCES `customer`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `wishlist_product` (
	`customer_id` text NOT NULL,
	`product_id` text NOT NULL,
	`position` integer NOT NULL,
	PRIMARY KEY(`customer_id`, `product_id`),
	FOREIGN KEY (`customer_id`) REFERENCES `wishlist`(`customer_id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `wishlist_product_order` ON `wishlist_product` (`customer_id`,`position`);--> statement-breakpoint
ALTER TABLE `customer` ADD `requested_group_id` text;--> statement-breakpoint
ALTER TABLE `customer` ADD `payment_method_id` text;