ALTER TABLE `order` ADD `storefront` text;--> statement-breakpoint
ALTER TABLE `customer` ADD `storefront` text;--> statement-breakpoint
ALTER TABLE `session` ADD `storefront` text;