CREATE TABLE `search_text` (
	`locale` text NOT NULL,
	`product_id` text NOT NULL,
	`number` text NOT NULL,
	`kind` text NOT NULL,
	`head` text NOT NULL,
	`name` text NOT NULL,
	`numbers` text NOT NULL,
	`keywords` text NOT NULL,
	`options` text NOT NULL,
	`facts` text NOT NULL,
	`body` text NOT NULL,
	PRIMARY KEY(`locale`, `product_id`),
	FOREIGN KEY (`product_id`) REFERENCES `product`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
DROP TABLE `search_word`;--> statement-breakpoint
DROP INDEX `customer_account`;--> statement-breakpoint
CREATE UNIQUE INDEX `customer_account` ON `customer` (`email_key`) WHERE not is_guest;--> statement-breakpoint
-- the index is in memory now
DROP TABLE IF EXISTS `product_search`;
