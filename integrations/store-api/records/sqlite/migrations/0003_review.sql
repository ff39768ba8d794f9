CREATE TABLE `review` (
	`id` text PRIMARY KEY NOT NULL,
	`root_id` text NOT NULL,
	`customer_id` text,
	`key` text,
	`author` text NOT NULL,
	`title` text NOT NULL,
	`content` text NOT NULL,
	`points` real NOT NULL,
	`locale` text NOT NULL,
	`is_approved` integer NOT NULL,
	`is_verified` integer NOT NULL,
	`answer` text,
	`created_at` text NOT NULL,
	`updated_at` text,
	FOREIGN KEY (`root_id`) REFERENCES `product`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`customer_id`) REFERENCES `customer`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `review_root` ON `review` (`root_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `review_customer_product` ON `review` (`customer_id`,`root_id`);