CREATE TABLE `quote` (
	`id` text PRIMARY KEY NOT NULL,
	`number` text NOT NULL,
	`customer_id` text NOT NULL,
	`customer_number` text NOT NULL,
	`vat_ids` text NOT NULL,
	`recipient` text NOT NULL,
	`issuer` text NOT NULL,
	`commission` text,
	`locale` text NOT NULL,
	`currency_id` text NOT NULL,
	`lines` text NOT NULL,
	`price` text NOT NULL,
	`total` integer NOT NULL,
	`created_at` text NOT NULL,
	`valid_until` text NOT NULL,
	FOREIGN KEY (`customer_id`) REFERENCES `customer`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `quote_number` ON `quote` (`number`);--> statement-breakpoint
CREATE INDEX `quote_customer` ON `quote` (`customer_id`,`created_at`);